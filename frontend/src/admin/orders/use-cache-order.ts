import type { inferRouterOutputs } from '@trpc/server';
import type { AdminOrderRow } from '@contract/orders/admin-orders.views.js';
import type { AppRouter } from '../../lib/server/app-router.js';
import { trpc } from '../../lib/server/trpc.js';
import { useReplaceRow } from '../lib/use-replace-row.js';

type AnsweredOrder = inferRouterOutputs<AppRouter>['admin']['orders']['view'];

/**
 * Specification 2, section 4: row and open modal change at once. Puts the server's answer into the query cache, with the
 * version that the next change needs; everything else is read again.
 */
export function useCacheOrder() {
  const utils = trpc.useUtils();
  const replaceRow = useReplaceRow<AdminOrderRow>(trpc.admin.orders.list);
  return (order: AnsweredOrder): void => {
    const { id, status, paymentStatus, refundedKurus, updatedAt } = order;
    utils.admin.orders.view.setData({ orderId: id }, order);
    replaceRow({ id, status, paymentStatus, refundedKurus, updatedAt });
    void utils.admin.orders.invalidate();
  };
}
