import type { CartState } from '@contract/checkout/cart/cart.js';
import { toRequestedLine } from '@contract/checkout/cart/reconcile-cart.js';
import { offerFor } from './offered-seats.js';

/** Turns the cart into the input of the server's procedures. */
export function cartInput({ items, couponCode }: CartState) {
  const lines = items.map(toRequestedLine);
  const offer = offerFor(lines.map(({ id }) => id));
  return {
    items: lines,
    ...(offer !== null && { offer }),
    ...(couponCode !== null && { couponCode }),
  };
}
