import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Block } from '../../ui/block.js';
import { HistoryList } from '../../ui/history-list.js';
import { orderHistory } from './order-history.js';

export function HistoryBlock({ order }: { readonly order: AdminOrderView }) {
  const changes = trpc.admin.orders.history.useQuery({ orderId: order.id });
  return (
    <Block title="Geçmiş">
      <HistoryList entries={orderHistory(order, changes.data ?? [])} isLost={changes.isLoadingError} />
    </Block>
  );
}
