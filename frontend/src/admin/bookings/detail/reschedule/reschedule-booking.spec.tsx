import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { RescheduleForCallerDto } from '@contract/booking-changes/reschedule.dto.js';
import type { RescheduleChoices } from '@contract/booking-changes/reschedule.views.js';
import { anAdminBooking, BOOKING_ID } from '../../../../../testing/admin-bookings.js';
import { aPagination } from '../../../../../testing/admin-orders.js';
import type { FakeProcedures } from '../../../../../testing/fake-server.js';
import { openBackOffice } from '../../../../../testing/open-back-office.js';

const LATER = '7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c15';
const NEXT_SATURDAY = '7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c12';
const booking = anAdminBooking({ status: 'confirmed', quantity: 3 });
const prices = (kurus: number) => ({ regularKurus: kurus, unitKurus: kurus });
const sold = { pricePaidKurus: booking.priceKurus, paysRegular: false };
const date = {
  ...{
    sessionId: NEXT_SATURDAY,
    title: booking.title,
    date: '2026-12-19',
    startTime: '14:00',
    endTime: '17:00',
  },
  ...{ freeSeats: 2, isSameWorkshop: true, prices: prices(booking.priceKurus + 10_000) },
};
const choices: RescheduleChoices = {
  prices: prices(booking.priceKurus),
  seats: [
    { ...sold, position: 0, guestName: 'Ayşe Demir', isNoted: false },
    { ...sold, position: 1, guestName: 'Can Demir', isNoted: true },
    { ...sold, position: 2, guestName: '', isNoted: false },
  ],
  dates: [date, { ...date, sessionId: BOOKING_ID, title: 'Cam boyama', freeSeats: 1, isSameWorkshop: false }],
};

async function openDialog(procedures: FakeProcedures = {}) {
  const { user } = openBackOffice(`/admin/rezervasyonlar-gelismis/${BOOKING_ID}`, {
    'admin.bookings.list': () => ({ items: [], pagination: aPagination() }),
    'admin.bookings.view': () => booking,
    'admin.bookings.history': () => [],
    'admin.workshops.choices': () => [],
    'admin.bookingChanges.choices': () => choices,
    ...procedures,
  });
  await user.click(await screen.findByRole('button', { name: 'Başka Güne Al' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Başka güne alın' })) };
}

describe('a booking that is moved to another day', () => {
  it('moves those who are chosen to a day that has room for them', async () => {
    const reschedule = jest.fn<(sent: RescheduleForCallerDto) => unknown>(() => ({
      booking,
      word: { way: 'email' },
    }));
    const { user, dialog } = await openDialog({ 'admin.bookingChanges.reschedule': reschedule });
    expect(await dialog.findByRole('checkbox', { name: 'Can Demir' })).toBeDisabled();
    expect(dialog.queryByRole('option', { name: /Cam boyama/ })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: '3. yer' }));
    expect(dialog.getByRole('option', { name: /Cam boyama/ })).toBeInTheDocument();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Yeni gün' }), NEXT_SATURDAY);
    expect(dialog.getByText(/Yeni gün toplam 100,00\sTL daha pahalı/)).toBeVisible();
    const send = dialog.getByRole('button', { name: '1 Kişiyi Başka Güne Al' });
    // Letting the difference pass needs a word.
    expect(dialog.getByRole('radio', { name: 'Fiyat aynı kalsın' })).toBeChecked();
    expect(send).toBeDisabled();
    await user.type(dialog.getByLabelText('Neden'), 'Hastaydı');
    await user.click(send);
    expect(
      await screen.findByText('Rezervasyon başka güne alındı. Müşteriye e-postayla haber verildi.'),
    ).toBeVisible();
    expect(reschedule.mock.calls[0]?.[0]).toMatchObject({
      ...{ bookingId: BOOKING_ID, version: booking.version, sessionId: NEXT_SATURDAY, positions: [0] },
      ...{ price: 'kept', seenDifferenceKurus: 10_000, reason: 'Hastaydı' },
    });
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Başka güne alın' })).not.toBeInTheDocument(),
    );
  });

  it('stays where it is and says why when the day has filled up meanwhile, and asks with the same key again', async () => {
    const keys: string[] = [];
    const { user, dialog } = await openDialog({
      'admin.bookingChanges.reschedule': ({ requestKey }: RescheduleForCallerDto): never => {
        keys.push(requestKey);
        throw new AppError('reschedule_session_full', { seats: 2 });
      },
    });
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'Yeni gün' }), NEXT_SATURDAY);
    await user.click(dialog.getByRole('radio', { name: 'Farkı atölyede al' }));
    const send = dialog.getByRole('button', { name: '2 Kişiyi Başka Güne Al' });
    await user.click(send);
    expect(await screen.findByText(/2 kişilik boş yer kalmadı/)).toBeVisible();
    await waitFor(() => expect(send).toBeEnabled());
    await user.click(send);
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(new Set(keys).size).toBe(1);
  });

  it('asks for the difference as it was chosen, anew for another day', async () => {
    const sent: RescheduleForCallerDto[] = [];
    const cheaper = { ...date, sessionId: LATER, date: '2026-12-26', prices: prices(1) };
    const { user, dialog } = await openDialog({
      'admin.bookingChanges.choices': () => ({ ...choices, dates: [date, cheaper] }),
      'admin.bookingChanges.reschedule': (input: RescheduleForCallerDto) => {
        sent.push(input);
        return { booking, word: { way: 'email' } };
      },
    });
    const day = await dialog.findByRole('combobox', { name: 'Yeni gün' });
    await user.selectOptions(day, NEXT_SATURDAY);
    await user.click(dialog.getByRole('radio', { name: 'Farkı ödeme bağlantısıyla iste' }));
    await user.selectOptions(day, LATER);
    expect(dialog.getByRole('radio', { name: 'Fiyat aynı kalsın' })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: 'Farkı uygula' }));
    await user.click(dialog.getByRole('button', { name: '2 Kişiyi Başka Güne Al' }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        { price: 'applied', seenDifferenceKurus: 2 * (1 - booking.priceKurus), sessionId: LATER },
      ]),
    );
  });

  it('says so when no other day has room', async () => {
    const { dialog } = await openDialog({
      'admin.bookingChanges.choices': () => ({ ...choices, dates: [] }),
    });
    expect(await dialog.findByText('2 kişilik boş yeri olan başka bir gün yok.')).toBeVisible();
    expect(dialog.getByRole('button', { name: '2 Kişiyi Başka Güne Al' })).toBeDisabled();
  });
});
