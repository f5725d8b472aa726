import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { PageOf } from '@contract/admin/page.query.js';
import type { AdminBookingRow } from '@contract/bookings/admin-bookings.views.js';
import { trpc } from '../../lib/trpc.js';

type Patch = Partial<Pick<AdminBookingRow, 'status' | 'updatedAt'>>;
type Page = PageOf<AdminBookingRow>;

/** Specification 2, section 4: row and open modal change at once, before anything is read again. */
export function usePatchBooking() {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  return (bookingId: string, patch: Patch): void => {
    utils.admin.bookings.view.setData({ bookingId }, (booking) => booking && { ...booking, ...patch });
    const patched = (row: AdminBookingRow) => (row.id === bookingId ? { ...row, ...patch } : row);
    queryClient.setQueriesData<Page>(
      { queryKey: getQueryKey(trpc.admin.bookings.list) },
      (page) => page && { ...page, items: page.items.map(patched) },
    );
  };
}
