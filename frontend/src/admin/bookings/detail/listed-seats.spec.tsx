import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { WithdrawForGuestDto } from '@contract/booking-changes/resale/resale.dto.js';
import { anAdminBooking, BOOKING_ID } from '../../../../testing/admin-bookings.js';
import { aPagination } from '../../../../testing/admin-orders.js';
import { openBackOffice } from '../../../../testing/open-back-office.js';

const [first, second] = anAdminBooking().seats;
const aBooking = (isListed: boolean) =>
  anAdminBooking({
    status: 'confirmed',
    seats: [
      { ...first!, isListed: false },
      { ...second!, isListed },
    ],
  });

describe('Seats that a guest put up for resale', () => {
  it('are marked, and taken back for the guest', async () => {
    const sent: WithdrawForGuestDto[] = [];
    const { user } = openBackOffice(`/admin/rezervasyonlar-gelismis/${BOOKING_ID}`, {
      'admin.bookings.list': () => ({ items: [], pagination: aPagination() }),
      'admin.bookings.view': () => aBooking(sent.length < 2),
      'admin.bookings.history': () => [],
      'admin.workshops.choices': () => [],
      'admin.listings.withdraw': (input: WithdrawForGuestDto) => {
        sent.push(input);
        if (sent.length === 1) throw new AppError('resale_being_paid');
        return aBooking(false);
      },
    });
    expect(await screen.findByText(/Devredilecek/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Devirden Çek' }));
    expect(await screen.findByText(/biri bu yerin ödemesini yapıyor/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Devirden Çek' }));
    expect(await screen.findByText(/Yer devirden çekildi/)).toBeVisible();
    expect(sent).toMatchObject([
      { bookingId: BOOKING_ID, positions: [1] },
      { bookingId: BOOKING_ID, positions: [1] },
    ]);
    expect(screen.queryByText(/Devredilecek/)).toBe(null);
  });

  it('are told of in the history', async () => {
    const change = { admin: null, at: '2026-11-29T00:32:00.000Z', before: {} };
    openBackOffice(`/admin/rezervasyonlar-gelismis/${BOOKING_ID}`, {
      'admin.bookings.list': () => ({ items: [], pagination: aPagination() }),
      'admin.bookings.view': () => aBooking(false),
      'admin.bookings.history': () => [
        { ...change, id: '3', event: 'booking_status_changed', after: { status: 'cancelled', resold: true } },
        { ...change, id: '2', event: 'booking_listing_withdrawn', after: { seats: 1 } },
        { ...change, id: '1', event: 'booking_seats_listed', after: { seats: 1, byGuest: true } },
      ],
      'admin.workshops.choices': () => [],
    });
    expect(await screen.findByText(/Devre çıkarıldı/)).toHaveTextContent(/misafir/);
    expect(screen.getByText(/Devirden çekildi/)).toHaveTextContent(/sistem/);
    expect(screen.getByText(/Devredildi: yeni misafir ödedi/)).toBeVisible();
  });
});
