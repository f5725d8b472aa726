import type { OrderView } from '@contract/orders/order.views.js';
import type { OrderKind } from '../../lib/what-comes-next.js';

/** What was bought decides what the page speaks of. */
export function orderKind({ lines }: Pick<OrderView, 'lines'>): OrderKind {
  const seats = lines.filter(({ session }) => session !== null).length;
  if (seats === 0) return 'pieces';
  return seats === lines.length ? 'seats' : 'both';
}
