import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { PageOf } from '@contract/admin/page.query.js';
import type { AdminOrderRow } from '@contract/orders/admin-orders.views.js';
import type { AppRouter } from '../../lib/app-router.js';
import { trpc } from '../../lib/trpc.js';

type AnsweredOrder = inferRouterOutputs<AppRouter>['admin']['orders']['view'];

/**
 * Specification 2, section 4: row and open modal change at once. Puts the server's answer into the query cache, with the
 * version that the next change needs; everything else is read again.
 */
export function useCacheOrder() {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  return (order: AnsweredOrder): void => {
    const { id, status, paymentStatus, refundedKurus, updatedAt } = order;
    utils.admin.orders.view.setData({ orderId: id }, order);
    queryClient.setQueriesData<PageOf<AdminOrderRow>>(
      { queryKey: getQueryKey(trpc.admin.orders.list) },
      (page) =>
        page && {
          ...page,
          items: page.items.map((row) =>
            row.id === id ? { ...row, status, paymentStatus, refundedKurus, updatedAt } : row,
          ),
        },
    );
    void utils.admin.orders.invalidate();
  };
}
