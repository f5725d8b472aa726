import type { CartState } from '@contract/cart/cart.js';
import { toAskedLine } from '@contract/cart/reconcile-cart.js';

/** The cart as the server is asked for it. */
export function askedCart({ items, couponCode }: CartState) {
  return { items: items.map(toAskedLine), ...(couponCode !== null && { couponCode }) };
}
