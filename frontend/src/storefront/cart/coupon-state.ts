import { type CartState, cartTotals } from '@contract/cart/cart.js';
import { reconcileCart } from '@contract/cart/reconcile-cart.js';
import type { Quote } from '@contract/orders/quote.js';

/** What is known of the cart's coupon at this moment. */
export type CouponState =
  | { readonly kind: 'none' }
  | { readonly kind: 'applied'; readonly name: string; readonly discountKurus: number }
  | { readonly kind: 'refused'; readonly reason: string }
  /** The answer for the cart as it stands is on its way. */
  | { readonly kind: 'awaited' }
  /** Lines changed in the shop: what the coupon takes off depends on the visitor's word about them. */
  | { readonly kind: 'undecided' }
  /** Nobody answers; the checkout will ask again. */
  | { readonly kind: 'unanswered' };

export interface QuoteAnswer {
  /** The last answer, perhaps to an older cart. */
  readonly quote: Quote | undefined;
  /** It was given just now, for the cart as it stands. */
  readonly isCurrent: boolean;
  readonly isMissing: boolean;
}

export function couponState(cart: CartState, { quote, isCurrent, isMissing }: QuoteAnswer): CouponState {
  if (cart.couponCode === null) return { kind: 'none' };
  const refused = quote && reconcileCart(cart, quote).find((change) => change.kind === 'coupon');
  if (refused) return { kind: 'refused', reason: refused.reason };
  if (isMissing) return { kind: 'unanswered' };
  if (!isCurrent || !quote?.coupon) return { kind: 'awaited' };
  const { name, refusal } = quote.coupon;
  const isDecided = refusal === null && quote.subtotalKurus === cartTotals(cart).subtotalKurus;
  return isDecided ? { kind: 'applied', name, discountKurus: quote.discountKurus } : { kind: 'undecided' };
}

/** What will be paid; null as long as it would be a guess. */
export function totalKurus(cart: CartState, coupon: CouponState): number | null {
  const { subtotalKurus } = cartTotals(cart);
  switch (coupon.kind) {
    case 'none':
    case 'refused':
      return subtotalKurus;
    case 'applied':
      return subtotalKurus - coupon.discountKurus;
    case 'awaited':
    case 'undecided':
    case 'unanswered':
      return null;
  }
}
