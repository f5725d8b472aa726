import { CART_CLEARED_EVENT } from './cart-store.js';

const KEY = 'toprak.pending-order';

/** The order that this browser last sent to the bank. Only its payment may empty the cart, and only once. */
export function rememberPendingOrder(orderId: string): void {
  try {
    window.localStorage.setItem(KEY, orderId);
  } catch {
    return;
  }
}

/** Called when an order page says 'paid': an old order that is looked at again leaves a new cart alone. */
export function settlePaidOrder(orderId: string): void {
  try {
    if (window.localStorage.getItem(KEY) !== orderId) return;
    window.localStorage.removeItem(KEY);
  } catch {
    return;
  }
  window.dispatchEvent(new Event(CART_CLEARED_EVENT));
}
