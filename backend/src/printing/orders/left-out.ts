import { shortId } from '../../../contract/common/short-id.js';
import type { LeftOutOrder, LeftOutReason } from '../../../contract/printing/printing.views.js';
import type { PrintedOrder } from './printed-order.js';

export type OrderPaper = 'packing_slip' | 'address_label' | 'picking_list';

/** Null for an order that gets the paper. Its lines are those whose pieces are still to be handed over. */
function reasonToLeaveOut(order: PrintedOrder, paper: OrderPaper): LeftOutReason | null {
  if (order.status === 'cancelled') return 'cancelled';
  if (!order.lines.some(({ kind }) => kind === 'product')) return 'no_pieces';
  if (paper === 'picking_list') return null;
  if (order.isErased) return 'erased';
  return paper === 'address_label' && order.isPickedUp ? 'picked_up' : null;
}

/** Parts the orders into those that get the paper and those that do not, with the reason. */
export function withoutLeftOut(
  ids: readonly string[],
  orders: readonly PrintedOrder[],
  paper: OrderPaper,
): { readonly printed: readonly PrintedOrder[]; readonly leftOut: readonly LeftOutOrder[] } {
  const found = new Map(orders.map((order) => [order.id, order]));
  const judged = ids.map((id) => {
    const order = found.get(id);
    return { id, order, reason: order ? reasonToLeaveOut(order, paper) : ('missing' as const) };
  });
  return {
    printed: judged.flatMap(({ order, reason }) => (order && reason === null ? [order] : [])),
    leftOut: judged.flatMap(({ id, reason }) => (reason === null ? [] : [{ shortId: shortId(id), reason }])),
  };
}
