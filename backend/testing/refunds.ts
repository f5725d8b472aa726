import type { RefundedLineDto } from '../contract/orders/admin-orders.dto.js';
import type { AdminOrderView } from '../contract/orders/admin-orders.views.js';
import { refundableLines } from '../contract/orders/refundable-lines.js';

/** The lines of a refund of all that is left of an order. */
export const theRestOf = (order: AdminOrderView): RefundedLineDto[] =>
  refundableLines(order).map(({ lineId, mostKurus }) => ({
    lineId,
    amountKurus: mostKurus,
    seenKurus: mostKurus,
  }));
