import type { CartState } from '@contract/checkout/cart/cart.js';
import { toRequestedLine } from '@contract/checkout/cart/reconcile-cart.js';

/** Turns the cart into the input of the server's procedures. */
export function cartInput({ items, couponCode }: CartState) {
  return { items: items.map(toRequestedLine), ...(couponCode !== null && { couponCode }) };
}
