import { CART_CLEARED_EVENT } from '../cart/cart-store.js';
import {
  HOLD_KEY,
  isPendingOrder,
  openHold,
  type OpenHold,
  ORDER_KEY,
  pendingOrder,
  type PendingOrder,
} from './pending-order.js';

/** Remembers the order with its hold, which is no longer an open one. */
export function rememberPendingOrder({ orderId, holdId }: Omit<PendingOrder, 'held'>): void {
  const { endsAt, whole: quantities } = openHold() ?? {};
  const held = endsAt === undefined || quantities === undefined ? {} : { held: { endsAt, quantities } };
  write(ORDER_KEY, { orderId, holdId, ...held });
  forgetHold(holdId);
}

/** Forgets what the order had reserved, once its payment has failed: the shop has put it back. */
export function forgetHeldOf(orderId: string): void {
  const order = pendingOrder();
  if (order?.orderId === orderId) write(ORDER_KEY, { orderId, holdId: order.holdId });
}

export function rememberHold(hold: OpenHold): void {
  write(HOLD_KEY, hold);
}

/** Forgets the hold, unless another tab has a newer one. */
export function forgetHold(holdId: string): void {
  if (openHold()?.holdId === holdId) remove(HOLD_KEY);
}

/** Empties the cart when an order page shows 'paid'. An older order leaves the cart alone. */
export function clearPaidCart(orderId: string): void {
  if (!isPendingOrder(orderId) || !remove(ORDER_KEY)) return;
  window.dispatchEvent(new Event(CART_CLEARED_EVENT));
}

/** Storage can be switched off or full. */
function write(key: string, value: PendingOrder | OpenHold): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

function remove(key: string): boolean {
  try {
    window.localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
