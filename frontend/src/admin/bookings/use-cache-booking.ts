import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { PageOf } from '@contract/admin/page.query.js';
import type { AdminBookingRow } from '@contract/bookings/admin-bookings.views.js';
import type { AppRouter } from '../../lib/app-router.js';
import { trpc } from '../../lib/trpc.js';

type AnsweredBooking = inferRouterOutputs<AppRouter>['admin']['bookings']['view'];

/**
 * Specification 2, section 4: row and open modal change at once. Puts the server's answer into the query cache, with the
 * version that the next change needs; everything else is read again.
 */
export function useCacheBooking() {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  return (booking: AnsweredBooking): void => {
    const { id, status, paymentStatus, bookedSeats, freeSeats, updatedAt } = booking;
    const kept = { status, paymentStatus, bookedSeats, freeSeats, updatedAt };
    utils.admin.bookings.view.setData({ bookingId: id }, booking);
    queryClient.setQueriesData<PageOf<AdminBookingRow>>(
      { queryKey: getQueryKey(trpc.admin.bookings.list) },
      (page) =>
        page && { ...page, items: page.items.map((row) => (row.id === id ? { ...row, ...kept } : row)) },
    );
    void utils.admin.bookings.invalidate();
  };
}
