import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';

/** Whether an order has several parcels, or can still be packed into several. */
export function leavesInParts({ pieces, isPickedUp, status, parcels }: AdminOrderView): boolean {
  if (isPickedUp || pieces === 0) return false;
  const isInTheStudio = status === 'confirmed' || status === 'preparing';
  return parcels.length > 1 || (isInTheStudio && (pieces > 1 || parcels.length > 0));
}
