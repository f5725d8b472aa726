import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { PageOf } from '@contract/admin/page.query.js';
import type { AdminOrderRow } from '@contract/orders/admin-orders.views.js';
import { trpc } from '../../lib/trpc.js';

type Patch = Partial<Pick<AdminOrderRow, 'status' | 'updatedAt'>>;

/** Specification 2, section 4: row and open modal change at once, before anything is read again. */
export function usePatchOrder() {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  return (orderId: string, patch: Patch): void => {
    utils.admin.orders.view.setData({ orderId }, (order) => order && { ...order, ...patch });
    queryClient.setQueriesData<PageOf<AdminOrderRow>>(
      { queryKey: getQueryKey(trpc.admin.orders.list) },
      (page) =>
        page && {
          ...page,
          items: page.items.map((row) => (row.id === orderId ? { ...row, ...patch } : row)),
        },
    );
  };
}
