import { describe, expect, it } from '@jest/globals';
import { type CartItem, type CartState, cartTotals, EMPTY_CART } from '@contract/checkout/cart/cart.js';
import { toRequestedLine } from '@contract/checkout/cart/reconcile-cart.js';
import type { Coupon } from '@contract/coupons/coupon.js';
import type { PricedItem } from '@contract/checkout/quote.js';
import { aCartItem } from '../../../testing/orders.js';
import { aCoupon, aPricedMug, aPricedSession, aSeat, quoteIn } from '../../../testing/seats.js';
import { couponState, totalKurus } from './coupon-state.js';

const cartOf = (items: readonly CartItem[], couponCode: string | null = 'HOSGELDIN10'): CartState => ({
  ...EMPTY_CART,
  items,
  couponCode,
});
const quoteOf = (cart: CartState, items?: readonly PricedItem[], coupons?: readonly Coupon[]) =>
  quoteIn({ ...(items && { items }), ...(coupons && { coupons }) })({
    items: cart.items.map(toRequestedLine),
    ...(cart.couponCode !== null && { couponCode: cart.couponCode }),
  });
const current = { isCurrent: true, isMissing: false };

describe('what is known of the coupon', () => {
  const cart = cartOf([aCartItem(), aSeat()]);
  const quote = quoteOf(cart);

  it('is its name and discount once the shop has answered for this very cart', () => {
    const coupon = couponState(cart, { quote, ...current });
    expect(coupon).toEqual({
      kind: 'applied',
      name: '%10 hoş geldiniz indirimi',
      discountKurus: 22800,
      conditions: expect.arrayContaining(['%10 indirim sağlar.']),
    });
    expect(totalKurus(cart, coupon)).toBe(228000 - 22800);
  });

  const unanswered = { isCurrent: false, isMissing: true };
  const underway = { isCurrent: false, isMissing: false };
  const refusing = quoteOf(cart, undefined, [aCoupon({ isActive: false })]);
  const dearer = quoteOf(cart, [aPricedMug({ priceKurus: 70000 }), aPricedSession()]);

  it.each([
    ['is awaited before the first answer', { quote: undefined, ...underway }, 'awaited'],
    ['is awaited while a newer answer is on its way', { quote, ...underway }, 'awaited'],
    ['is left to the checkout when nobody answers', { quote, ...unanswered }, 'unanswered'],
    ['is refused with a reason', { quote: refusing, ...current }, 'refused'],
    ['waits for the visitor’s word about changed lines', { quote: dearer, ...current }, 'undecided'],
  ])('%s', (_what, answer, kind) => {
    expect(couponState(cart, answer).kind).toBe(kind);
  });

  it('waits for the visitor’s word also when the lines changed to the same sum', () => {
    const evened = quoteOf(
      cart,
      [aPricedMug({ priceKurus: 63000 }), aPricedSession({ priceKurus: 102000 })],
      [aCoupon({ isActive: false })],
    );
    expect(evened.subtotalKurus).toBe(quote.subtotalKurus);
    expect(couponState(cart, { quote: evened, ...current }).kind).toBe('undecided');
  });

  it('is nothing without a code', () => {
    expect(couponState(cartOf(cart.items, null), { quote, ...current })).toEqual({ kind: 'none' });
  });

  it('names a total only when it is no guess', () => {
    const kinds = ['awaited', 'undecided', 'unanswered'] as const;
    expect(kinds.map((kind) => totalKurus(cart, { kind }))).toEqual([null, null, null]);
    expect(totalKurus(cart, { kind: 'refused', reason: 'x' })).toBe(cartTotals(cart).subtotalKurus);
  });

  it('never leads to another total than the shop’s', () => {
    const quantities = [1, 2, 5];
    const percents = [0, 1, 1250, 3333, 10_000];
    const coupons = percents.flatMap((valueHundredths) => [
      aCoupon({ valueHundredths }),
      aCoupon({ valueHundredths, maximumDiscountKurus: 4999 }),
      aCoupon({ type: 'fixed', valueHundredths: valueHundredths * 100 }),
      aCoupon({ valueHundredths, minimumKurus: 200000 }),
    ]);
    for (const coupon of coupons) {
      for (const quantity of quantities) {
        const requested = cartOf([aCartItem({ quantity }), aSeat({ quantity })]);
        const answered = quoteOf(requested, undefined, [coupon]);
        const total = totalKurus(requested, couponState(requested, { quote: answered, ...current }));
        expect(total).toBe(answered.totalKurus);
      }
    }
  });
});
