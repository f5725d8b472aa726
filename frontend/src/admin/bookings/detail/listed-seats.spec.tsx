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
});
