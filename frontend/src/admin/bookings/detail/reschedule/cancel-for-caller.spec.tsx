import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { CancelForCallerDto } from '@contract/booking-changes/cancel-for-caller.dto.js';
import type { AdminRole } from '@contract/admin/roles.js';
import { anAdminBooking, BOOKING_ID } from '../../../../../testing/admin-bookings.js';
import { aPagination } from '../../../../../testing/admin-orders.js';
import { openBackOffice, theAdmin } from '../../../../../testing/open-back-office.js';

const booking = anAdminBooking({ status: 'confirmed', quantity: 2 });
const seats = [0, 1].map((position) => ({
  ...{ position, guestName: '', isNoted: false, pricePaidKurus: 85_000, paysRegular: false },
}));

async function openDialog(role: AdminRole = 'super_admin') {
  const sent: CancelForCallerDto[] = [];
  const { user } = openBackOffice(`/admin/rezervasyonlar-gelismis/${BOOKING_ID}`, {
    'adminSession.current': () => theAdmin({ role }),
    'admin.bookings.list': () => ({ items: [], pagination: aPagination() }),
    'admin.bookings.view': () => booking,
    'admin.bookings.history': () => [],
    'admin.workshops.choices': () => [],
    'admin.bookingChanges.choices': () => ({
      ...{ seats, dates: [], prices: { regularKurus: 85_000, unitKurus: 85_000 } },
    }),
    'admin.bookingChanges.cancellationBill': ({ positions }: { positions: number[] }) => ({
      ...{ refundKurus: 42_500 * positions.length, keptKurus: 42_500 * positions.length, rules: [] },
    }),
    'admin.bookingChanges.cancel': (input: CancelForCallerDto) => {
      sent.push(input);
      return { booking: { ...booking, status: 'cancelled' }, word: { way: 'email' } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Kurala Göre İptal Et' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Misafirin yerini iptal edin' }));
  return { user, dialog, sent };
}

describe('Seats that are cancelled for a caller', () => {
  it('show the bill of those who are chosen, and send what was seen', async () => {
    const { user, dialog, sent } = await openDialog();
    expect(await dialog.findByText(/1\.700,00\sTL tutarın 850,00\sTL kısmı geri döner/)).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: '1. yer' }));
    expect(await dialog.findByText(/850,00\sTL tutarın 425,00\sTL kısmı geri döner/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '1 Yeri İptal Et' }));
    expect(await screen.findByText('Yer iptal edildi. Müşteriye e-postayla haber verildi.')).toBeVisible();
    expect(sent).toMatchObject([
      { bookingId: BOOKING_ID, positions: [1], seenRefundKurus: 42_500, refundKurus: 42_500, reason: '' },
    ]);
  });

  it('give back more with a reason, between what the rules say and what was paid', async () => {
    const { user, dialog, sent } = await openDialog();
    await user.click(await dialog.findByRole('radio', { name: 'Daha fazlasını iade et' }));
    const amount = dialog.getByLabelText('İade tutarı');
    expect(amount).toHaveValue('1.700,00');
    const send = dialog.getByRole('button', { name: '2 Yeri İptal Et' });
    expect(send).toBeDisabled();
    await user.type(dialog.getByLabelText('Neden'), 'Hastaydı');
    await user.clear(amount);
    await user.type(amount, '800');
    expect(dialog.getByText(/daha azı yazılamaz/)).toBeVisible();
    expect(send).toBeDisabled();
    await user.clear(amount);
    await user.type(amount, '1000');
    await user.click(send);
    await waitFor(() =>
      expect(sent).toMatchObject([{ seenRefundKurus: 85_000, refundKurus: 100_000, reason: 'Hastaydı' }]),
    );
  });

  it('wait for somebody who may pay back', async () => {
    const { dialog } = await openDialog('workshop');
    expect(await dialog.findByText(/Para iadesini bir yönetici yapar/)).toBeVisible();
    expect(dialog.getByRole('button', { name: '2 Yeri İptal Et' })).toBeDisabled();
  });
});
