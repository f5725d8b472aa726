import { describe, expect, it } from '@jest/globals';
import type { ShippingPromise } from '@contract/studio/shipping-rules.js';
import { aDelivery, aQuote } from '../../../testing/orders.js';
import { cartShipping, describeCartShipping, feeOf } from './cart-shipping.js';

const FREE: ShippingPromise = { mode: 'free', feeKurus: 0, freeFromKurus: 0, offersPickUp: false };
const ABOVE: ShippingPromise = { ...FREE, mode: 'free_above', feeKurus: 8_000, freeFromKurus: 150_000 };
const answer = (given: Parameters<typeof aDelivery>[0]) => ({
  quote: aQuote({ delivery: aDelivery(given) }),
  isCurrent: true,
  isMissing: false,
});
const AWAITED = { quote: undefined, isCurrent: false, isMissing: false };
const MISSING = { quote: undefined, isCurrent: false, isMissing: true };
const BELOW = answer({ feeKurus: 8_000, missingForFreeKurus: 22_000 });

describe('what the parcel of a cart costs', () => {
  it.each([
    ['nothing, without asking, where every parcel is free', AWAITED, FREE, 0],
    ['what the shop says', BELOW, ABOVE, 8_000],
    ['unknown until the shop has answered', AWAITED, ABOVE, null],
    ['unknown without an answer', MISSING, ABOVE, null],
    ['unknown while the rules are unknown', AWAITED, null, null],
  ])('is %s', (...[, asked, promise, fee]) => {
    expect(feeOf(cartShipping(asked, { hasPieces: true, promise }))).toBe(fee);
  });

  it('is nothing for seats', () => {
    expect(cartShipping(MISSING, { hasPieces: false, promise: ABOVE })).toEqual({ kind: 'none' });
  });

  it.each([
    ['what is missing until it is free', BELOW, ABOVE, '220,00 TL daha ekleyin, kargo bizden olsun'],
    ['that this one is free', answer({}), ABOVE, 'Bu siparişte kargo bizden'],
    [
      'the rule until the shop has answered',
      AWAITED,
      ABOVE,
      '1.500,00 TL ve üzeri siparişlerde kargo bizden',
    ],
    ['that all are free', AWAITED, FREE, 'Tüm siparişlerde kargo bizden'],
  ])('is told above the cart: %s', (...[, asked, promise, text]) => {
    const shipping = cartShipping(asked, { hasPieces: true, promise });
    expect(describeCartShipping(shipping, promise)?.replaceAll('\u00a0', ' ')).toBe(text);
  });
});
