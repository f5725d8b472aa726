import type { inferRouterOutputs } from '@trpc/server';
import type { AdminBookingRow } from '@contract/bookings/admin-bookings.views.js';
import type { AppRouter } from '../../lib/server/app-router.js';
import { trpc } from '../../lib/server/trpc.js';
import { useReplaceRow } from './use-replace-row.js';

type AnsweredBooking = inferRouterOutputs<AppRouter>['admin']['bookings']['view'];

/**
 * Specification 2, section 4: row and open modal change at once. Puts the server's answer into the query cache, with the
 * version that the next change needs; everything else is read again.
 */
export function useCacheBooking() {
  const utils = trpc.useUtils();
  const replaceRow = useReplaceRow<AdminBookingRow>(trpc.admin.bookings.list);
  return (booking: AnsweredBooking): void => {
    const { id, status, paymentStatus, bookedSeats, freeSeats, updatedAt } = booking;
    utils.admin.bookings.view.setData({ bookingId: id }, booking);
    replaceRow({ id, status, paymentStatus, bookedSeats, freeSeats, updatedAt });
    void utils.admin.bookings.invalidate();
  };
}
