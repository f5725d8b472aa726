import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { ChooseDto } from '@contract/booking-changes/call-off/call-off.dto.js';
import type { GuestChoiceView } from '@contract/booking-changes/call-off/call-off.views.js';
import type { FakeProcedures } from '../../../../testing/fake-server.js';
import { openShop } from '../../../../testing/open-shop.js';

const ID = '7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c11';
const DATE = {
  ...{ sessionId: '7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c12', date: '2037-12-19', startTime: '10:00' },
  ...{ endTime: '13:00', freeSeats: 2 },
};
const VIEW: GuestChoiceView = {
  ...{ shortId: '7C1E04B9', guestName: 'Ayşe Demir', title: 'Çarkta ilk kâse', seats: 2 },
  session: { date: '2037-12-12', startTime: '10:00', endTime: '13:00' },
  formerly: null,
  ...{ note: 'Fırınımız bozuldu.', dates: [DATE], refundKurus: 170_000, isRefundToCard: true },
  ...{ creditKurus: 170_000, credit: null },
  ...{ chooseUntil: '2037-12-04T10:10:00.000Z', outcome: null, movedTo: null, ticketUrl: null },
};
const MOVED: GuestChoiceView = {
  ...VIEW,
  ...{ outcome: 'moved', dates: [], movedTo: DATE, ticketUrl: `/bilet/${ID}?anahtar=x` },
};

const open = (procedures: FakeProcedures) =>
  openShop(`/secim/${ID}?anahtar=Zk3x9A1bQ-s0me-long-key_`, {
    'guestChoices.view': () => VIEW,
    ...procedures,
  });

describe('The page on which a guest chooses', () => {
  it('moves to another date after one more question', async () => {
    const sent: ChooseDto[] = [];
    const { user } = open({
      'guestChoices.choose': (input: ChooseDto) => {
        sent.push(input);
        return MOVED;
      },
    });
    expect(await screen.findByText('Fırınımız bozuldu.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Bu günü seçin: 19\.12\.2037/ }));
    expect(sent).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Bu Güne Geçin' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Yeriniz yeni güne alındı' })).toBeVisible();
    expect(sent).toMatchObject([{ bookingId: ID, choice: 'move', sessionId: DATE.sessionId }]);
    expect(screen.getByRole('link', { name: 'Biletinizi Görün' })).toHaveAttribute('href', MOVED.ticketUrl);
  });

  it('gives the money back, with the same key after a lost answer', async () => {
    const keys: string[] = [];
    const { user } = open({
      'guestChoices.choose': ({ requestKey, choice }: ChooseDto) => {
        keys.push(requestKey);
        if (keys.length === 1) throw new TypeError('Failed to fetch');
        return { ...VIEW, dates: [], outcome: choice === 'refund' ? 'refunded' : 'moved' };
      },
    });
    for (const times of [1, 2]) {
      await user.click(await screen.findByRole('button', { name: /İade Alın$/ }));
      await user.click(await screen.findByRole('button', { name: 'İptal Edin' }));
      await waitFor(() => expect(keys).toHaveLength(times));
    }
    expect(await screen.findByRole('heading', { name: 'Rezervasyonunuz iptal edildi' })).toBeVisible();
    expect(new Set(keys).size).toBe(1);
  });

  it('turns the payment into a credit and shows its code', async () => {
    const sent: ChooseDto[] = [];
    const credit = { code: 'KREDI-7KXM-P2QR', kurus: 170_000 };
    const { user } = open({
      'guestChoices.choose': (input: ChooseDto) => {
        sent.push(input);
        return { ...VIEW, dates: [], outcome: 'credited', credit };
      },
    });
    await user.click(await screen.findByRole('button', { name: /Krediye Çevirin$/ }));
    await user.click(await screen.findByRole('button', { name: 'Krediye Çevirin' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Krediniz hazır' })).toBeVisible();
    expect(screen.getByText(credit.code)).toBeVisible();
    expect(sent).toMatchObject([{ choice: 'credit', sessionId: null }]);
  });

  it('offers no credit where the studio does not', async () => {
    open({ 'guestChoices.view': () => ({ ...VIEW, creditKurus: 0 }) });
    expect(await screen.findByRole('button', { name: /İade Alın$/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Krediye Çevirin/ })).not.toBeInTheDocument();
  });

  it('shows what was done when somebody else was first', async () => {
    const views = [VIEW, MOVED];
    const { user } = open({
      'guestChoices.view': () => views.shift() ?? MOVED,
      'guestChoices.choose': (): never => {
        throw new AppError('choice_made');
      },
    });
    await user.click(await screen.findByRole('button', { name: /İade Alın$/ }));
    await user.click(await screen.findByRole('button', { name: 'İptal Edin' }));
    expect(await screen.findByRole('heading', { name: 'Yeriniz yeni güne alındı' })).toBeVisible();
  });

  it('takes a yes to the new day of a session that was moved', async () => {
    const moved = { ...VIEW, note: '', formerly: '11.12.2037 Cuma, 10:00–13:00' };
    const sent: ChooseDto[] = [];
    const { user } = open({
      'guestChoices.view': () => moved,
      'guestChoices.choose': (input: ChooseDto) => {
        sent.push(input);
        return { ...moved, dates: [], outcome: 'agreed' };
      },
    });
    expect(await screen.findByText(/Yanıt vermezseniz yeriniz yeni günde durur/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yeni Gün Bana Uyuyor' }));
    expect(await screen.findByRole('heading', { name: 'Görüşmek üzere' })).toBeVisible();
    expect(sent).toMatchObject([{ choice: 'agree', sessionId: null }]);
  });

  it('says that the link is not whole', async () => {
    open({
      'guestChoices.view': (): never => {
        throw new AppError('choice_not_found');
      },
    });
    expect(await screen.findByRole('heading', { name: 'Bu sayfayı bulamadık' })).toBeVisible();
  });
});
