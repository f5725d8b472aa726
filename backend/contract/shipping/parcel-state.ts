import type { OrderStatus } from '../orders/order-status.js';

/**
 * In the order in which a parcel passes them; it may leave some out. 'failed': it was not delivered, and may still be
 * brought again or come back.
 */
export const PARCEL_STATES = [
  ...(['packed', 'handed_over', 'in_transit', 'out_for_delivery'] as const),
  ...(['failed', 'delivered', 'returned'] as const),
] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

/** As buyers and the studio read it. */
export const PARCEL_STATE_LABELS: Record<ParcelState, string> = {
  packed: 'Paketlendi',
  handed_over: 'Kargoya verildi',
  in_transit: 'Yolda',
  out_for_delivery: 'Dağıtımda',
  failed: 'Teslim edilemedi',
  delivered: 'Teslim edildi',
  returned: 'İade edildi',
};

/** The state that a status of the whole order says of each of its parcels; null for one that says nothing. */
export function parcelStateOf(status: OrderStatus): ParcelState | null {
  if (status === 'shipped') return 'handed_over';
  return status === 'in_transit' || status === 'delivered' ? status : null;
}

export function isBefore(state: ParcelState, other: ParcelState): boolean {
  return PARCEL_STATES.indexOf(state) < PARCEL_STATES.indexOf(other);
}
