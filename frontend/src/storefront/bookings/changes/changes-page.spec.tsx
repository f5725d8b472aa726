import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { CancelByGuestDto, MoveByGuestDto } from '@contract/booking-changes/guest/guest-changes.dto.js';
import type { ListSeatsDto, WithdrawSeatsDto } from '@contract/booking-changes/resale/resale.dto.js';
import type { GuestChangesView } from '@contract/booking-changes/guest/guest-changes.views.js';
import type { FakeProcedures } from '../../../../testing/fake-server.js';
import { openShop } from '../../../../testing/open-shop.js';
import { SESSION } from '../../../../testing/seats.js';

const BOOKING = '7c1e04b9-0000-4000-8000-000000000001';
const KEY = { bookingId: BOOKING, formKey: 'gizli-gizli-gizli-gizli' };
const ADDRESS = `/yer-degisikligi/${BOOKING}?anahtar=${KEY.formKey}`;
const DEAR = '00000000-0000-4000-8000-00000000000d';

const seat = (position: number, guestName = '') => ({
  ...{ position, guestName, pricePaidKurus: 85_000, paysRegular: false },
  ...{ moveRefusal: null, mayCancel: true, isListed: false, mayList: false },
});
const prices = (kurus: number) => ({ regularKurus: kurus, unitKurus: kurus });
const day = { date: '2099-12-19', startTime: '14:00', endTime: '17:00', freeSeats: 2 };

const aView = (given: Partial<GuestChangesView> = {}): GuestChangesView => ({
  ...SESSION,
  ...{ bookingId: BOOKING, shortId: '7C1E04B9', version: 3, title: 'Çarkta ilk kâse', state: 'open' },
  ...{ rules: ['Bir kez ücretsiz.'], cheaperDay: 'given_back', prices: prices(85_000) },
  seats: [seat(0, 'Ayşe Demir'), seat(1), seat(2)],
  dates: [{ ...day, sessionId: DEAR, prices: prices(100_000) }],
  guestsUrl: `/kimler-geliyor/${BOOKING}?anahtar=gizli`,
  ...given,
});

const open = (view: GuestChangesView, procedures: FakeProcedures = {}) =>
  openShop(ADDRESS, {
    'guestChanges.view': () => view,
    'guestChanges.cancellationBill': ({ positions }: { positions: number[] }) => ({
      refundKurus: 42_500 * positions.length,
      keptKurus: 42_500 * positions.length,
    }),
    ...procedures,
  });
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const dialog = async () => within(await screen.findByRole('alertdialog'));

describe('Moving seats', () => {
  it('is asked with its price for the chosen ones, and leads to paying the difference', async () => {
    const sent: MoveByGuestDto[] = [];
    const { user, router } = open(aView(), {
      'guestChanges.move': (input: MoveByGuestDto) => {
        sent.push(input);
        return {
          changesUrl: `${ADDRESS}-2`,
          differenceKurus: 15_000,
          paymentUrl: '/odeme-baglantisi/1',
          guestsUrl: '/kimler-geliyor/2',
        };
      },
    });
    const move = await part('Başka güne al');
    expect(move.getByText(/3 kişilik boş yeri olan başka bir günü şu anda yok/)).toBeVisible();
    await user.click(screen.getByLabelText('Ayşe Demir'));
    await user.click(screen.getByLabelText('2. yer'));
    await user.selectOptions(move.getByLabelText('Yeni gün'), DEAR);
    expect(move.getByRole('status')).toHaveTextContent(/150,00 TL daha pahalı/);
    await user.click(move.getByRole('button', { name: 'Bu Güne Al' }));
    await user.click((await dialog()).getByRole('button', { name: 'Bu Güne Al' }));

    expect(await screen.findByText(/Yeriniz başka güne alındı/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Farkı Ödeyin' })).toHaveAttribute('href', '/odeme-baglantisi/1');
    expect(screen.getByRole('link', { name: 'Kimler Geliyor?' })).toHaveAttribute(
      'href',
      '/kimler-geliyor/2',
    );
    expect(sent).toMatchObject([
      { ...KEY, version: 3, sessionId: DEAR, positions: [2], seenDifferenceKurus: 15_000 },
    ]);
    await waitFor(() => expect(router.state.location.search).toContain('-2'));
  });

  it('goes out once more with the same key when its answer was lost', async () => {
    const keys: string[] = [];
    const { user } = open(aView({ seats: [seat(0)] }), {
      'guestChanges.move': ({ requestKey }: MoveByGuestDto) => {
        keys.push(requestKey);
        if (keys.length === 1) throw new TypeError('Failed to fetch');
        return { changesUrl: ADDRESS, differenceKurus: 15_000, paymentUrl: null, guestsUrl: null };
      },
    });
    const move = await part('Başka güne al');
    await user.selectOptions(move.getByLabelText('Yeni gün'), DEAR);
    const ask = async () => {
      await user.click(move.getByRole('button', { name: 'Bu Güne Al' }));
      await user.click((await dialog()).getByRole('button', { name: 'Bu Güne Al' }));
    };
    await ask();
    expect(await move.findByText(/Yeriniz duruyor; yeniden deneyin/)).toBeVisible();
    await ask();
    expect(await screen.findByText(/Yeriniz başka güne alındı/)).toBeVisible();
    expect(new Set(keys).size).toBe(1);
  });

  it('says why it is too late', async () => {
    open(aView({ seats: [{ ...seat(0), moveRefusal: 'no_moves_left' }] }));
    const move = await part('Başka güne al');
    expect(move.getByText(/gün değişikliği hakkını kullandı/)).toBeVisible();
    expect(move.queryByRole('button')).toBe(null);
  });
});

describe('Cancelling seats', () => {
  it('shows the bill before the question, and sends what was seen', async () => {
    const sent: CancelByGuestDto[] = [];
    const { user } = open(aView(), {
      'guestChanges.cancel': (input: CancelByGuestDto) => {
        sent.push(input);
        return { refundKurus: 85_000 };
      },
    });
    await user.click(await screen.findByLabelText('3. yer'));
    const cancel = await part('İptal et');
    expect(await cancel.findByText(/850,00 TL’si size döner, 850,00 TL kesilir/)).toBeVisible();
    await user.click(cancel.getByRole('button', { name: 'İptal Et' }));
    await user.click((await dialog()).getByRole('button', { name: 'İptal Et' }));
    expect(await screen.findByText('Yeriniz iptal edildi')).toBeVisible();
    expect(sent).toMatchObject([{ ...KEY, positions: [0, 1], seenRefundKurus: 85_000 }]);
  });

  it('changes nothing when the guest thinks better of it', async () => {
    const { user } = open(aView({ seats: [seat(0)] }), {
      'guestChanges.cancel': () => {
        throw new Error('It must not be asked for.');
      },
    });
    const cancel = await part('İptal et');
    await user.click(await cancel.findByRole('button', { name: 'İptal Et' }));
    await user.click((await dialog()).getByRole('button', { name: 'Yerim Kalsın' }));
    expect(screen.queryByText('Yeriniz iptal edildi')).toBe(null);
  });

  it('is asked again when the refund has become another one', async () => {
    const { user } = open(aView({ seats: [seat(0)] }), {
      'guestChanges.cancel': () => {
        throw new AppError('cancellation_bill_changed', { refund: '100,00 TL' });
      },
    });
    const cancel = await part('İptal et');
    await user.click(await cancel.findByRole('button', { name: 'İptal Et' }));
    await user.click((await dialog()).getByRole('button', { name: 'İptal Et' }));
    expect(await cancel.findByText(/şimdi 100,00 TL/)).toBeVisible();
  });
});

describe('Reselling seats', () => {
  const mayList = (position: number) => ({ ...seat(position), mayList: true });
  const bill = { refundKurus: 160_000, keptKurus: 10_000, isBetter: true };

  it('shows the bill before the question, and sends what was seen', async () => {
    const sent: ListSeatsDto[] = [];
    const { user } = open(aView({ seats: [mayList(0), mayList(1), seat(2)] }), {
      'resale.bill': () => bill,
      'resale.list': (input: ListSeatsDto) => {
        sent.push(input);
      },
    });
    const resale = await part('Yerimi devret');
    expect(
      await resale.findByText(/1\.700,00 TL’nin 1\.600,00 TL’si size döner, 100,00 TL kesilir/),
    ).toBeVisible();
    await user.click(resale.getByRole('button', { name: 'Devre Çıkar' }));
    await user.click((await dialog()).getByRole('button', { name: 'Devre Çıkar' }));
    expect(await screen.findByText('Yeriniz devre çıkarıldı')).toBeVisible();
    expect(sent).toMatchObject([{ ...KEY, version: 3, positions: [0, 1], seenRefundKurus: 160_000 }]);
  });

  it('is taken back with one button, and says when somebody is paying', async () => {
    const sent: WithdrawSeatsDto[] = [];
    const { user } = open(aView({ seats: [{ ...seat(0), isListed: true }, seat(1)] }), {
      'resale.withdraw': (input: WithdrawSeatsDto) => {
        sent.push(input);
        if (sent.length === 1) throw new AppError('resale_being_paid');
      },
    });
    expect(await screen.findByLabelText('1. yer (devirde)')).toBeChecked();
    const resale = await part('Yerimi devret');
    await user.click(resale.getByRole('button', { name: 'Devirden Çek' }));
    expect(await resale.findByText(/biri bu yerin ödemesini yapıyor/)).toBeVisible();
    await user.click(resale.getByRole('button', { name: 'Devirden Çek' }));
    expect(await screen.findByText('Yeriniz devirden çekildi')).toBeVisible();
    expect(sent.map(({ positions }) => positions)).toEqual([[0], [0]]);
  });

  it('puts seats up once more, after they were taken back, by another key', async () => {
    const keys: string[] = [];
    let isListed = false;
    const { user } = open(aView(), {
      'guestChanges.view': () => aView({ seats: [{ ...seat(0), isListed, mayList: !isListed }] }),
      'resale.bill': () => bill,
      'resale.list': ({ requestKey }: ListSeatsDto) => {
        keys.push(requestKey);
        isListed = true;
      },
      'resale.withdraw': () => {
        isListed = false;
      },
    });
    for (const _time of ['first', 'again']) {
      await screen.findByText(/başka biri alırsa/);
      await user.click(await screen.findByRole('button', { name: 'Devre Çıkar' }));
      await user.click((await dialog()).getByRole('button', { name: 'Devre Çıkar' }));
      await user.click(await screen.findByRole('button', { name: 'Devirden Çek' }));
      await screen.findByText('Yeriniz devirden çekildi');
    }
    expect(new Set(keys).size).toBe(2);
  });

  it('is not offered while a cancellation gives back as much', async () => {
    open(aView());
    await part('İptal et');
    expect(screen.queryByRole('region', { name: 'Yerimi devret' })).toBe(null);
  });
});

describe('The page', () => {
  it('says the rules, and leads to naming somebody else', async () => {
    open(aView());
    expect(await screen.findByText('Bir kez ücretsiz.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Adını Yazın' })).toHaveAttribute(
      'href',
      expect.stringContaining('/kimler-geliyor/'),
    );
    expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  });

  it.each([
    ['begun', /başladı ya da geride kaldı/],
    ['cancelled', /iptal edildi/],
    ['not_offered', /Bizi arayın, birlikte bakalım/],
  ] as const)('of a booking that is %s offers nothing', async (state, text) => {
    open(aView({ state, seats: [], dates: [] }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'İptal Et' })).toBe(null);
  });

  it('of an unknown link says so', async () => {
    open(aView(), {
      'guestChanges.view': () => {
        throw new AppError('guest_changes_not_found');
      },
    });
    expect(await screen.findByText('Bu sayfayı bulamadık')).toBeVisible();
  });
});
