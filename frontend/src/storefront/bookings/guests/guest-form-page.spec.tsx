import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError, type ErrorCode } from '@contract/app-error.js';
import type { SaveSeatGuestsDto } from '@contract/bookings/seat-guests/seat-guests.dto.js';
import type {
  GuestFormView,
  SavedGuests,
  SeatOfForm,
  StudioSeatGuest,
} from '@contract/bookings/seat-guests/seat-guests.views.js';
import type { FakeProcedures } from '../../../../testing/fake-server.js';
import { openShop } from '../../../../testing/open-shop.js';
import { SESSION } from '../../../../testing/seats.js';

const BOOKING = '7c1e04b9-0000-4000-8000-000000000001';
const ADDRESS = `/kimler-geliyor/${BOOKING}?anahtar=gizli-gizli-gizli-gizli`;
const KEY = { bookingId: BOOKING, formKey: 'gizli-gizli-gizli-gizli' };

const aGuest = (position: number, given: Partial<StudioSeatGuest> = {}): StudioSeatGuest => ({
  ...{ position, name: 'Can', ageBand: 'adult', guardianName: '', guardianPhone: '' },
  ...{ needs: '', photoConsent: 'ask_at_door' },
  ...given,
});
const aSeat = (
  position: number,
  guest: StudioSeatGuest | null = null,
  version = guest ? 1 : 0,
): SeatOfForm => ({
  ...{ position, guest, version, isStudent: position > 1 },
  ticketUrl: guest ? `/bilet/${BOOKING}/${position}?anahtar=bilet` : null,
});
const aForm = (given: Partial<GuestFormView> = {}): GuestFormView => ({
  ...SESSION,
  ...{ bookingId: BOOKING, shortId: '7C1E04B9', title: 'Seramik Atölyesi', state: 'open' },
  ...{
    isForChildren: false,
    buyerName: 'Ayşe Demir',
    others: [],
    seats: [0, 1, 2].map((position) => aSeat(position)),
  },
  ...given,
});

const openForm = (view: GuestFormView | (() => GuestFormView), procedures: FakeProcedures = {}) =>
  openShop(ADDRESS, { 'guestForm.view': typeof view === 'function' ? view : () => view, ...procedures });
const card = (number: number) => screen.findByRole('region', { name: new RegExp(`^${number}\\. kişi`) });
const save = () => screen.getByRole('button', { name: 'Misafirleri Kaydet' });
type Save = (sent: SaveSeatGuestsDto) => SavedGuests;

describe('Who comes', () => {
  it('is asked for each seat, with the buyer on the first one', async () => {
    openForm(aForm());
    expect(await screen.findByRole('heading', { level: 1, name: 'Kimler geliyor?' })).toBeVisible();
    expect(within(await card(1)).getByLabelText('Ad soyad')).toHaveValue('Ayşe Demir');
    expect(within(await card(2)).getByLabelText('Ad soyad')).toHaveValue('');
    expect(await card(3)).toHaveTextContent('Öğrenci bileti');
    expect(screen.getByRole('form', { name: 'Misafirler' })).toHaveTextContent('30 gün sonra siliyoruz');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
    expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  });

  it('is saved with a child, whose responsible adult is asked for, and leaves empty seats alone', async () => {
    const saved = aForm({ seats: [aSeat(0, aGuest(0)), aSeat(1, aGuest(1, { name: 'Deniz' })), aSeat(2)] });
    const send = jest.fn<Save>(() => ({ form: saved, renewed: [] }));
    const { user } = openForm(aForm(), { 'guestForm.save': send });
    const child = within(await card(2));
    await user.type(child.getByLabelText('Ad soyad'), 'Deniz');
    await user.selectOptions(child.getByLabelText('Yaş'), '12 yaşından küçük');
    expect(await child.findByLabelText('Sorumlunun adı soyadı')).toHaveValue('Ayşe Demir');
    await user.click(save());
    expect(await child.findByText('Sorumlu yetişkinin telefonunu yazın')).toBeVisible();
    expect(send).not.toHaveBeenCalled();

    await user.type(child.getByLabelText('Telefon'), '05325550112');
    await user.click(save());
    const link = within(await card(2)).findByRole('link', { name: 'Bileti Açın: Deniz' });
    expect(await link).toHaveAttribute('href', `/bilet/${BOOKING}/1?anahtar=bilet`);
    expect(send.mock.calls[0]?.[0]).toEqual({
      ...KEY,
      guests: [
        expect.objectContaining({ position: 0, version: 0, name: 'Ayşe Demir', ageBand: 'adult' }),
        {
          ...{ position: 1, version: 0, name: 'Deniz', ageBand: 'child', needs: '', hasNeedsConsent: false },
          ...{ guardianName: 'Ayşe Demir', guardianPhone: '+905325550112', photoConsent: 'ask_at_door' },
        },
      ],
      needsConsentVersion: '2026-11',
    });
  });

  it('keeps needs only with a consent of their own, and erases them without it', async () => {
    const send = jest.fn<Save>(() => ({ form: aForm(), renewed: [] }));
    const { user } = openForm(aForm(), { 'guestForm.save': send });
    const first = within(await card(1));
    const consent = first.getByLabelText(/açık rıza veriyorum/);
    expect(consent).not.toBeChecked();
    await user.type(first.getByLabelText(/^Alerji/), 'Fıstık');
    await user.click(save());
    expect(await first.findByText(/kutuyu işaretleyin ya da/)).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    await user.click(consent);
    await user.click(consent);
    expect(first.getByLabelText(/^Alerji/)).toHaveValue('');
    await user.type(first.getByLabelText(/^Alerji/), 'Süt');
    await user.click(consent);
    await user.click(save());
    await waitFor(() => expect(send).toHaveBeenCalled());
    expect(send.mock.calls[0]?.[0].guests).toMatchObject([{ needs: 'Süt', hasNeedsConsent: true }]);
  });

  it('takes the consent back when the workshop is over, which erases the needs', async () => {
    const named = (needs: string) => aForm({ state: 'past', seats: [aSeat(0, aGuest(0, { needs }))] });
    const views = [named('Fıstık'), named('')];
    const erase = jest.fn(() => undefined);
    const { user } = openForm(() => views.shift() ?? aForm(), { 'guestForm.eraseNeeds': erase });
    await user.click(await screen.findByRole('button', { name: 'Rızamı Geri Al ve Sil' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Rızamı/ })).not.toBeInTheDocument());
    expect(erase).toHaveBeenCalledTimes(1);
    expect(within(await card(1)).getByLabelText(/^Alerji/)).toHaveValue('');
  });

  it('of a workshop for children asks for children, and for who is responsible once', async () => {
    const send = jest.fn<Save>(() => ({ form: aForm({ isForChildren: true }), renewed: [] }));
    const { user } = openForm(aForm({ isForChildren: true }), { 'guestForm.save': send });
    const [first, second] = [within(await card(1)), within(await card(2))];
    expect(first.getByLabelText('Ad soyad')).toHaveValue('');
    expect(first.getByLabelText('Yaş')).toHaveDisplayValue('12 yaşından küçük');
    expect(second.getByLabelText('Sorumlunun adı soyadı')).toHaveValue('Ayşe Demir');
    await user.type(first.getByLabelText('Ad soyad'), 'Deniz');
    await user.type(second.getByLabelText('Ad soyad'), 'Ela');
    await user.type(second.getByLabelText('Telefon'), '05325550112');
    await user.click(save());
    await waitFor(() => expect(send).toHaveBeenCalled());
    const guardian = { guardianName: 'Ayşe Demir', guardianPhone: '+905325550112' };
    expect(send.mock.calls[0]?.[0].guests).toMatchObject([
      { position: 0, name: 'Deniz', ageBand: 'child', ...guardian },
      { position: 1, name: 'Ela', ageBand: 'child', ...guardian },
    ]);
  });

  it('leads to the other seats of the same order', async () => {
    const other = {
      ...SESSION,
      title: 'Seramik Atölyesi',
      seats: 2,
      isStudent: true,
      url: '/kimler-geliyor/2',
    };
    openForm(aForm({ others: [other] }));
    const link = await screen.findByRole('link', { name: /Seramik Atölyesi.*2 kişilik, öğrenci/ });
    expect(link).toHaveAttribute('href', '/kimler-geliyor/2');
  });

  it('tells whose ticket has another address after a new name', async () => {
    const before = aForm({ seats: [aSeat(0, aGuest(0))] });
    const after = aForm({ seats: [aSeat(0, aGuest(0, { name: 'Ece' }), 2)] });
    const { user } = openForm(before, { 'guestForm.save': () => ({ form: after, renewed: [0] }) });
    const name = within(await card(1)).getByLabelText('Ad soyad');
    await user.clear(name);
    await user.type(name, 'Ece');
    await user.click(save());
    expect(await screen.findByText(/biletin bağlantısı yenilendi/)).toBeVisible();
  });

  const refuse = (code: ErrorCode) => () => {
    throw new AppError(code);
  };

  it('keeps what was typed when a seat was cancelled meanwhile, and says which', async () => {
    const views = [aForm(), aForm({ seats: [aSeat(0), aSeat(1)] })];
    const { user } = openForm(() => views.shift() ?? aForm(), {
      'guestForm.save': refuse('guest_seat_cancelled'),
    });
    await user.type(within(await card(2)).getByLabelText('Ad soyad'), 'Can');
    await user.type(within(await card(3)).getByLabelText('Ad soyad'), 'Deniz');
    await user.click(save());
    expect(await screen.findByText(/3\. yer bu arada iptal edildi.*Deniz kaydedilmedi/)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Yerlerden biri siz yazarken iptal edildi');
    expect(within(await card(2)).getByLabelText('Ad soyad')).toHaveValue('Can');
    expect(screen.queryByRole('region', { name: /^3\. kişi/ })).not.toBeInTheDocument();
  });

  it('shows what another tab saved meanwhile, to be taken or replaced', async () => {
    const views = [aForm(), aForm({ seats: [aSeat(0), aSeat(1, aGuest(1, { name: 'Zehra' })), aSeat(2)] })];
    const send = jest.fn<Save>(refuse('guests_changed_meanwhile'));
    const { user } = openForm(() => views.shift() ?? aForm(), { 'guestForm.save': send });
    await user.type(within(await card(2)).getByLabelText('Ad soyad'), 'Can');
    await user.click(save());
    const second = within(await card(2));
    expect(await second.findByText(/şu anda kayıtlı olan: Zehra/)).toBeVisible();
    expect(second.getByLabelText('Ad soyad')).toHaveValue('Can');
    await user.click(save());
    expect(send.mock.calls.at(-1)?.[0].guests).toContainEqual(
      expect.objectContaining({ position: 1, version: 1, name: 'Can' }),
    );
    await user.click(second.getByRole('button', { name: 'Kayıtlı Olanı Al' }));
    expect(second.getByLabelText('Ad soyad')).toHaveValue('Zehra');
  });

  it.each([
    ['cancelled', /Bu rezervasyon iptal edildi/],
    ['past', /Bu workshop geride kaldı/],
  ] as const)('is closed when the booking is %s', async (state, text) => {
    openForm(aForm({ state }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Misafirleri Kaydet' })).not.toBeInTheDocument();
    expect(within(await card(1)).getByLabelText('Ad soyad')).toBeDisabled();
  });

  it('is not found with a wrong key', async () => {
    openForm(refuse('guest_form_not_found'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bu sayfayı bulamadık' })).toBeVisible();
  });
});
