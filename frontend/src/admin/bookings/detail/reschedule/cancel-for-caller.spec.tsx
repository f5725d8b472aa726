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

async function openBooking(role: AdminRole = 'super_admin', isNoted = false) {
  const sent: CancelForCallerDto[] = [];
  const { user } = openBackOffice(`/admin/rezervasyonlar-gelismis/${BOOKING_ID}`, {
    'adminSession.current': () => theAdmin({ role }),
    'admin.bookings.list': () => ({ items: [], pagination: aPagination() }),
    'admin.bookings.view': () => booking,
    'admin.bookings.history': () => [],
    'admin.workshops.choices': () => [],
    'admin.bookingChanges.choices': () => ({
      ...{
        seats: seats.map((seat) => ({ ...seat, isNoted })),
        dates: [],
        prices: { regularKurus: 85_000, unitKurus: 85_000 },
      },
    }),
    'admin.bookingChanges.cancellationBill': ({ positions }: { positions: number[] }) => ({
      ...{ refundKurus: 42_500 * positions.length, keptKurus: 42_500 * positions.length, rules: [] },
    }),
    'admin.bookingChanges.cancel': (input: CancelForCallerDto) => {
      sent.push(input);
      return { booking: { ...booking, status: 'cancelled' }, word: { way: 'email' } };
    },
  });
  const record = within(await screen.findByRole('dialog', { name: /Ayşe Demir/ }));
  return { user, record, sent };
}

async function openDialog(isNoted = false) {
  const { user, record, sent } = await openBooking('super_admin', isNoted);
  await user.click(await record.findByRole('button', { name: 'İptal Et' }));
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

  it('stay booked while somebody is noted at the door', async () => {
    const { dialog, sent } = await openDialog(true);
    expect(await dialog.findByText(/Önce notu Bugün’de geri alın/)).toBeVisible();
    expect(dialog.getByRole('button', { name: '0 Yeri İptal Et' })).toBeDisabled();
    expect(sent).toEqual([]);
  });
});

describe('A booking that is cancelled', () => {
  const asksForAll = () => screen.findByRole('alertdialog', { name: 'Bu rezervasyonu iptal edelim mi?' });

  it('has one button for it, which shows the bill', async () => {
    const { record } = await openBooking();
    expect(await record.findAllByRole('button', { name: /İptal Et/ })).toHaveLength(1);
  });

  it('is freed without the money by who may not pay back', async () => {
    const { user, record } = await openBooking('workshop');
    await user.click(await record.findByRole('button', { name: 'İptal Et' }));
    expect(within(await asksForAll()).getByText(/para iadesini bir yönetici yapar/)).toBeVisible();
  });

  it('may be set to cancelled like to any other status, also when the money was given by hand', async () => {
    const { user, record } = await openBooking();
    await user.selectOptions(await record.findByLabelText('Rezervasyon durumu'), 'İptal Edildi');
    await user.click(record.getByRole('button', { name: 'Durumu Kaydet' }));
    expect(within(await asksForAll()).getByRole('checkbox', { name: /kartına iade edilsin/ })).toBeVisible();
  });
});
