import { formatTl } from '@contract/common/money.js';
import { describeShipping, isAlwaysFree } from '@contract/studio/shipping-promise.js';
import type { ShippingPromise } from '@contract/studio/shipping-rules.js';
import type { QuoteAnswer } from './coupon-state.js';

/** What the parcel of the cart costs, as far as it is known. */
export type CartShipping =
  /** Seats are not sent. */
  | { readonly kind: 'none' }
  | { readonly kind: 'known'; readonly feeKurus: number; readonly missingForFreeKurus: number | null }
  /** The answer for the current cart is loading. */
  | { readonly kind: 'awaited' }
  /** There was no answer; the checkout asks again. */
  | { readonly kind: 'unanswered' };

interface Sent {
  readonly hasPieces: boolean;
  /** Null while the studio's rules are unknown. */
  readonly promise: ShippingPromise | null;
}

/** The server computes the fee. Where every parcel is free, nothing has to be asked. */
export function cartShipping({ quote, isCurrent, isMissing }: QuoteAnswer, sent: Sent): CartShipping {
  if (!sent.hasPieces) return { kind: 'none' };
  if (sent.promise !== null && isAlwaysFree(sent.promise)) {
    return { kind: 'known', feeKurus: 0, missingForFreeKurus: null };
  }
  if (isMissing) return { kind: 'unanswered' };
  if (!isCurrent || !quote?.delivery) return { kind: 'awaited' };
  const { feeKurus, missingForFreeKurus } = quote.delivery;
  return { kind: 'known', feeKurus, missingForFreeKurus };
}

/** The fee to add to the cart; null as long as it is not known. */
export function feeOf(shipping: CartShipping): number | null {
  if (shipping.kind === 'none') return 0;
  return shipping.kind === 'known' ? shipping.feeKurus : null;
}

/** The cart's banner; null when there is nothing to say. */
export function describeCartShipping(shipping: CartShipping, promise: ShippingPromise | null): string | null {
  if (shipping.kind === 'none' || promise === null) return null;
  if (shipping.kind !== 'known') return describeShipping(promise);
  if (shipping.missingForFreeKurus !== null) {
    return `${formatTl(shipping.missingForFreeKurus)} daha ekleyin, kargo bizden olsun`;
  }
  return shipping.feeKurus === 0 && !isAlwaysFree(promise)
    ? 'Bu siparişte kargo bizden'
    : describeShipping(promise);
}
