import fc from 'fast-check';
import { MAX_PRICE_KURUS } from '../contract/checkout/cart/cart-limits.js';
import type { ShippingTerms } from '../contract/checkout/delivery.js';
import { SHIPPING_MODES, type ShippingRules } from '../contract/studio/shipping-rules.js';
import { USUAL_PREPARATION } from '../contract/orders/preparation.js';
import type { Coupon } from '../contract/coupons/coupon.js';
import { lineKey } from '../contract/orders/line-kind.js';
import type { RequestedLine, PricedItem, QuoteInput } from '../contract/checkout/quote.js';

export const NOW = new Date('2026-11-21T12:00:00+03:00');
const TOMORROW = { date: '2026-11-22', startTime: '14:00', endTime: '17:00' };
export const YESTERDAY = { date: '2026-11-20', startTime: '14:00', endTime: '17:00' };

const product = (id: string) =>
  fc.record<PricedItem>({
    kind: fc.constant('product'),
    id: fc.constant(id),
    name: fc.constant(`Parça ${id}`),
    picture: fc.constant(null),
    session: fc.constant(null),
    priceKurus: fc.integer({ min: 1, max: 10_000_000 }),
    priorPriceKurus: fc.constant(null),
    studentPriceKurus: fc.constant(null),
    vatRatePercent: fc.constantFrom(0, 1, 10, 20),
    categoryId: fc.constantFrom(1, 2),
    weightGrams: fc.option(fc.integer({ min: 1, max: 20_000 })),
    preparationDays: fc.option(fc.integer({ min: 0, max: 30 })),
    available: fc.option(fc.integer({ min: 0, max: 120 })),
  });

const session = (id: string) =>
  fc
    .record({
      priceKurus: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 500_000 })),
      studentPercent: fc.integer({ min: 0, max: 100 }),
      available: fc.integer({ min: 0, max: 60 }),
      vatRatePercent: fc.constantFrom(0, 1, 10, 20),
      session: fc.constantFrom(TOMORROW, TOMORROW, TOMORROW, YESTERDAY),
    })
    .map(({ studentPercent, vatRatePercent, ...rest }): PricedItem => ({
      ...rest,
      kind: 'workshop',
      id,
      name: `Atölye ${id}`,
      picture: null,
      priorPriceKurus: null,
      studentPriceKurus: Math.round((rest.priceKurus * studentPercent) / 100),
      vatRatePercent,
      categoryId: null,
      weightGrams: null,
      preparationDays: null,
    }));

const itemsForSale = fc
  .tuple(product('a'), product('b'), session('s'), session('t'))
  .map((items) => new Map(items.map((item) => [lineKey(item), item])));

const line: fc.Arbitrary<RequestedLine> = fc
  .record({
    thing: fc.constantFrom<Pick<RequestedLine, 'kind' | 'id'>>(
      { kind: 'product', id: 'a' },
      { kind: 'product', id: 'b' },
      { kind: 'product', id: 'unknown' },
      { kind: 'workshop', id: 's' },
      { kind: 'workshop', id: 't' },
    ),
    quantity: fc.integer({ min: 1, max: 99 }),
    isStudent: fc.boolean(),
    unitPriceKurus: fc.integer({ min: 0, max: 1_000_000 }),
  })
  .map(({ thing, isStudent, ...rest }) => ({
    ...thing,
    ...rest,
    isStudent: thing.kind === 'workshop' && isStudent,
  }));

const lines = fc.uniqueArray(line, {
  selector: (each) => `${lineKey(each)}:${each.isStudent}`,
  maxLength: 6,
});

const coupon: fc.Arbitrary<Coupon> = fc
  .record({
    type: fc.constantFrom<Coupon['type']>('percentage', 'fixed'),
    valueHundredths: fc.integer({ min: 1, max: 10_000 }),
    minimumKurus: fc.constantFrom(0, 0, 50_000),
    maximumDiscountKurus: fc.option(fc.integer({ min: 1, max: 200_000 })),
    usesLeft: fc.constantFrom(null, 1, 0),
    scope: fc.constantFrom<Coupon['scope']>('all', 'specific_products', 'specific_categories'),
    isActive: fc.constantFrom(true, true, true, false),
  })
  .map((rest) => ({
    ...rest,
    id: 'coupon',
    code: 'KUPON',
    name: 'Kupon',
    validFrom: new Date('2026-11-01T00:00:00+03:00'),
    validUntil: new Date('2026-12-01T00:00:00+03:00'),
    productIds: ['a'],
    categoryIds: [2],
    customerIds: [],
  }));

const weightClasses = fc
  .uniqueArray(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 5 })
  .map((limits) =>
    limits.sort((a, b) => a - b).map((upToGrams, index) => ({ upToGrams, feeKurus: 5_000 * (index + 1) })),
  );

/** Any rules that the studio may save. */
const shippingTerms: fc.Arbitrary<ShippingTerms> = fc.record({
  rules: fc.record<ShippingRules>({
    mode: fc.constantFrom(...SHIPPING_MODES),
    feeKurus: fc.integer({ min: 0, max: 1_000_000 }),
    freeFromKurus: fc.integer({ min: 1, max: 10_000_000 }),
    weightClasses,
    heavierFeeKurus: fc.integer({ min: 0, max: 1_000_000 }),
    defaultWeightGrams: fc.integer({ min: 1, max: 10_000 }),
    offersPickUp: fc.boolean(),
  }),
  preparation: fc.record({
    unit: fc.constant('day' as const),
    typical: fc.constant(1),
    longest: fc.integer({ min: 1, max: 30 }),
  }),
  vatRatePercent: fc.constantFrom(0, 1, 10, 20),
});

/** Parcels free of charge, as before the studio enters rules. */
export const FREE_SHIPPING: ShippingTerms = {
  rules: {
    mode: 'free',
    feeKurus: 0,
    freeFromKurus: 0,
    weightClasses: [],
    heavierFeeKurus: 0,
    defaultWeightGrams: 1_000,
    offersPickUp: false,
  },
  preparation: USUAL_PREPARATION,
  vatRatePercent: 20,
};

/** Carts at the highest allowed prices, with enough of everything. */
export const dearCart: fc.Arbitrary<QuoteInput> = fc
  .record({ lines, items: itemsForSale, shipping: shippingTerms })
  .map(({ lines, items, shipping }) => ({
    lines,
    items: new Map([...items].map(([key, item]) => [key, asDearAsCanBe(item)])),
    customerId: null,
    now: NOW,
    shipping,
  }));

function asDearAsCanBe(item: PricedItem): PricedItem {
  return { ...item, priceKurus: MAX_PRICE_KURUS, available: null };
}

/**
 * Carts of pieces and seats, some of them gone, begun, free or unknown, with student prices, any coupon and any rules
 * for shipping.
 */
export const anyCart: fc.Arbitrary<QuoteInput> = fc
  .record({ lines, items: itemsForSale, found: fc.option(coupon), shipping: shippingTerms })
  .map(({ found, ...rest }) => ({
    ...rest,
    customerId: null,
    now: NOW,
    ...(found ? { coupon: { code: found.code, found } } : {}),
  }));
