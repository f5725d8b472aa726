import { type NamedOrder, offeredStatuses, ORDER_STATUSES, type OrderStatus } from './order-status.js';

/** Cancelling is decided one by one, because each order asks for its money and its pieces. */
export const BULK_STATUSES = ORDER_STATUSES.filter((status) => status !== 'cancelled');

/** The most orders that are changed at once: the largest page of the list. */
export const MOST_CHANGED_AT_ONCE = 100;

/**
 * Why an order is left out. 'same': it has the status already; 'cancelled': it is taken up again one by one, because
 * its goods may be gone; 'no_pieces': there is nothing to send; 'picked_up': the buyer collects it; 'missing': it does not exist any more.
 */
export type BulkObstacle = 'same' | 'cancelled' | 'no_pieces' | 'picked_up' | 'missing';

export function bulkObstacle(
  order: NamedOrder & { readonly pieces: number },
  to: OrderStatus,
): BulkObstacle | null {
  if (order.status === to) return 'same';
  if (order.status === 'cancelled') return 'cancelled';
  if (offeredStatuses(order).includes(to)) return null;
  return order.pieces > 0 ? 'picked_up' : 'no_pieces';
}

/** The consequences of a change of status for one of the chosen orders. */
export interface BulkStatusPreview {
  readonly orderId: string;
  /** Sent back with the change, so that an order that changed meanwhile is left out. */
  readonly version: number;
  /** Null when the order can be changed; nothing follows otherwise. */
  readonly obstacle: BulkObstacle | null;
  readonly sendsMail: boolean;
  /** The goods are given without a payment known to the shop. */
  readonly givesUnpaid: boolean;
  /** What goes to the carrier; null when nothing does. */
  readonly parcel: BulkParcel | null;
}

/** A parcel that leaves with the change. */
export interface BulkParcel {
  readonly recipient: string;
  /** The carrier and number that were entered before. */
  readonly company: string | null;
  readonly trackingNumber: string | null;
}

export interface BulkStatusResult {
  readonly changed: number;
  /** The orders that stayed as they were, with the reason for the admin. */
  readonly failed: readonly { readonly orderId: string; readonly reason: string }[];
}
