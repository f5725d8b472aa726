import type { OrderView } from '@contract/orders/order.views.js';
import type { OrderKind } from '../../../lib/describe-next-step.js';

/** Tells whether an order has pieces, seats or both, which decides the page's texts. */
export function orderKind({ lines }: Pick<OrderView, 'lines'>): OrderKind {
  const seats = lines.filter(({ session }) => session !== null).length;
  if (seats === 0) return 'pieces';
  return seats === lines.length ? 'seats' : 'both';
}
