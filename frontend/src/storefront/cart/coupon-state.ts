import { type CartState, cartTotals } from '@contract/checkout/cart/cart.js';
import { reconcileCart } from '@contract/checkout/cart/reconcile-cart.js';
import type { Quote } from '@contract/checkout/quote.js';

/** The state of the cart's coupon. */
export type CouponState =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'applied';
      readonly name: string;
      readonly discountKurus: number;
      readonly conditions: readonly string[];
    }
  | { readonly kind: 'refused'; readonly reason: string }
  /** The answer for the current cart is loading. */
  | { readonly kind: 'awaited' }
  /** Lines have changed, so the discount depends on whether the visitor accepts them. */
  | { readonly kind: 'undecided' }
  /** There was no answer; the checkout asks again. */
  | { readonly kind: 'unanswered' };

export interface QuoteAnswer {
  /** The last answer, perhaps for an older cart. */
  readonly quote: Quote | undefined;
  /** True when the answer is for the current cart. */
  readonly isCurrent: boolean;
  readonly isMissing: boolean;
}

export function couponState(cart: CartState, { quote, isCurrent, isMissing }: QuoteAnswer): CouponState {
  if (cart.couponCode === null) return { kind: 'none' };
  const refused = quote && reconcileCart(cart, quote).find((change) => change.kind === 'coupon');
  if (refused) return { kind: 'refused', reason: refused.reason };
  if (isMissing) return { kind: 'unanswered' };
  if (!isCurrent || !quote?.coupon) return { kind: 'awaited' };
  const { name, refusal, conditions } = quote.coupon;
  const isDecided = refusal === null && quote.subtotalKurus === cartTotals(cart).subtotalKurus;
  return isDecided
    ? { kind: 'applied', name, discountKurus: quote.discountKurus, conditions }
    : { kind: 'undecided' };
}

/** The amount to pay; null as long as it is not known. `shippingKurus`: the fee of the parcel, null while unknown. */
export function totalKurus(
  cart: CartState,
  coupon: CouponState,
  shippingKurus: number | null = 0,
): number | null {
  if (shippingKurus === null) return null;
  const subtotalKurus = cartTotals(cart).subtotalKurus + shippingKurus;
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
