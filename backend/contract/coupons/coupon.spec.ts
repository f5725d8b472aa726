import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Coupon, couponDiscounts, type CouponLine, couponRefusal, type CouponScope } from './coupon.js';

const NOW = new Date('2026-12-12T09:00:00Z');
const BOWL: CouponLine = { kind: 'product', id: 'kase', categoryId: 1, totalKurus: 60_000 };
const VASE: CouponLine = { kind: 'product', id: 'vazo', categoryId: 2, totalKurus: 40_000 };
const SEAT: CouponLine = { kind: 'workshop', id: 'atolye', categoryId: null, totalKurus: 100_000 };
const CART = [BOWL, VASE, SEAT];

function coupon(given: Partial<Coupon> = {}): Coupon {
  return {
    id: 'c1',
    code: 'TOPRAK10',
    name: '%10 indirim',
    type: 'percentage',
    valueHundredths: 1_000,
    minimumKurus: 0,
    maximumDiscountKurus: null,
    usesLeft: null,
    validFrom: new Date('2026-12-01T00:00:00Z'),
    validUntil: new Date('2026-12-31T20:59:00Z'),
    isActive: true,
    scope: 'all',
    productIds: [],
    categoryIds: [],
    customerIds: [],
    ...given,
  };
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const fixed = (valueHundredths: number): Partial<Coupon> => ({ type: 'fixed', valueHundredths });

describe('A coupon takes off', () => {
  const rows: [what: string, given: Partial<Coupon>, discounts: number[]][] = [
    ['its percentage, line by line', {}, [6_000, 4_000, 10_000]],
    ['a percentage with decimals', { valueHundredths: 1_250 }, [7_500, 5_000, 12_500]],
    ['everything at a hundred percent', { valueHundredths: 10_000 }, [60_000, 40_000, 100_000]],
    ['a fixed amount in parts', fixed(10_000), [3_000, 2_000, 5_000]],
    ['no more than the cart', fixed(999_999_999), [60_000, 40_000, 100_000]],
    ['no more than its maximum', { maximumDiscountKurus: 5_000 }, [1_500, 1_000, 2_500]],
    ['a fixed amount up to its maximum', { ...fixed(10_000), maximumDiscountKurus: 200 }, [60, 40, 100]],
    ['less than its maximum', { maximumDiscountKurus: 1_000_000 }, [6_000, 4_000, 10_000]],
    ['from its products only', { scope: 'specific_products', productIds: ['kase'] }, [6_000, 0, 0]],
    [
      'from a product no more than it costs',
      { ...fixed(70_000), scope: 'specific_products', productIds: ['kase'] },
      [60_000, 0, 0],
    ],
    [
      'from no workshop that bears the id of a product',
      { scope: 'specific_products', productIds: ['atolye'] },
      [0, 0, 0],
    ],
    ['from its categories only', { scope: 'specific_categories', categoryIds: [2] }, [0, 4_000, 0]],
    [
      'from everything of its people',
      { scope: 'specific_users', customerIds: ['ayse'] },
      [6_000, 4_000, 10_000],
    ],
  ];
  it.each(rows)('%s', (_what, given, discounts) => {
    expect(couponDiscounts(coupon(given), CART)).toEqual(discounts);
  });

  it.each([
    [1_000, [4], 0],
    [1_000, [5], 1],
    [1_000, [14], 1],
    [1_000, [15], 2],
    [1_250, [1_999], 250],
    [1, [4_999], 0],
    [1, [5_000], 1],
    [3_333, [29_999], 9_999],
    [1_000, [], 0],
    // Rounding line by line would give nothing, or three.
    [1_000, [4, 4, 4], 1],
    [1_000, [5, 5, 5], 2],
  ])('%i hundredths of a percent of %j as %i kuruş: half up, once', (valueHundredths, totals, expected) => {
    const lines = totals.map((totalKurus) => ({ ...BOWL, totalKurus }));
    expect(sumOf(couponDiscounts(coupon({ valueHundredths }), lines))).toBe(expected);
  });
});

const anyScope = fc.constantFrom<CouponScope>(
  'all',
  'specific_products',
  'specific_categories',
  'specific_users',
);
const anyCoupon = fc
  .record({
    type: fc.constantFrom<Coupon['type']>('percentage', 'fixed'),
    percent: fc.integer({ min: 1, max: 10_000 }),
    amount: fc.integer({ min: 1, max: 10_000_000 }),
    maximumDiscountKurus: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    scope: anyScope,
    productIds: fc.subarray(['p1', 'p2', 'p3']),
    categoryIds: fc.subarray([1, 2, 3]),
  })
  .map(({ percent, amount, ...given }) =>
    coupon({ ...given, valueHundredths: given.type === 'percentage' ? percent : amount }),
  );
const anyLine: fc.Arbitrary<CouponLine> = fc.oneof(
  fc.record({
    kind: fc.constant('product' as const),
    id: fc.constantFrom('p1', 'p2', 'p3', 'p4'),
    categoryId: fc.constantFrom(1, 2, 3, 4),
    totalKurus: fc.integer({ min: 0, max: 20_000_000 }),
  }),
  fc.record({
    kind: fc.constant('workshop' as const),
    id: fc.constantFrom('p1', 'w1'),
    categoryId: fc.constant(null),
    totalKurus: fc.integer({ min: 0, max: 20_000_000 }),
  }),
);
const anyLines = fc.array(anyLine, { maxLength: 20 });

/** A second implementation, written from the specification and independent of the code under test. */
function reaches({ scope, productIds, categoryIds }: Coupon, { kind, id, categoryId }: CouponLine): boolean {
  const named: Partial<Record<CouponScope, boolean>> = {
    specific_products: productIds.includes(id),
    specific_categories: categoryIds.some((each) => each === categoryId),
  };
  return kind === 'product' ? (named[scope] ?? true) : !(scope in named);
}

function promisedKurus({ type, valueHundredths }: Coupon, eligibleKurus: number): number {
  if (type === 'fixed') return valueHundredths;
  return Number((BigInt(eligibleKurus) * BigInt(valueHundredths) + 5_000n) / 10_000n);
}

describe('Whatever the coupon and the cart', () => {
  it('no line is paid less than nothing, and lines it does not reach are left alone', () => {
    fc.assert(
      fc.property(anyCoupon, anyLines, (given, lines) => {
        const discounts = couponDiscounts(given, lines);
        expect(discounts).toHaveLength(lines.length);
        lines.forEach((line, index) => {
          const most = reaches(given, line) ? line.totalKurus : 0;
          expect(discounts[index]).toBeGreaterThanOrEqual(0);
          expect(discounts[index]).toBeLessThanOrEqual(most);
        });
      }),
    );
  });

  it('the lines add up to what was promised, at most the maximum and what the lines cost', () => {
    fc.assert(
      fc.property(anyCoupon, anyLines, (given, lines) => {
        const eligibleKurus = sumOf(
          lines.filter((line) => reaches(given, line)).map((line) => line.totalKurus),
        );
        expect(sumOf(couponDiscounts(given, lines))).toBe(
          Math.min(
            promisedKurus(given, eligibleKurus),
            given.maximumDiscountKurus ?? Infinity,
            eligibleKurus,
          ),
        );
      }),
    );
  });

  it('a higher value never takes off less', () => {
    fc.assert(
      fc.property(anyCoupon, anyLines, fc.integer({ min: 1, max: 10_000 }), (given, lines, more) => {
        const higher = { ...given, valueHundredths: given.valueHundredths + more };
        expect(sumOf(couponDiscounts(higher, lines))).toBeGreaterThanOrEqual(
          sumOf(couponDiscounts(given, lines)),
        );
      }),
    );
  });

  it('a coupon that is accepted takes something off', () => {
    fc.assert(
      fc.property(anyCoupon, anyLines, (given, lines) => {
        const refusal = couponRefusal(
          { ...given, customerIds: ['ayse'] },
          { lines, now: NOW, customerId: 'ayse' },
        );
        expect(sumOf(couponDiscounts(given, lines)) > 0).toBe(refusal === null);
      }),
    );
  });
});

describe('A coupon is refused', () => {
  const refusalOf = (given: Partial<Coupon>, requested: Partial<Parameters<typeof couponRefusal>[1]> = {}) =>
    couponRefusal(coupon(given), { lines: CART, now: NOW, customerId: null, ...requested });
  const forAyse: Partial<Coupon> = { scope: 'specific_users', customerIds: ['ayse'] };

  it('not when nothing speaks against it', () => {
    expect(refusalOf({})).toBeNull();
    expect(refusalOf({ usesLeft: 1, minimumKurus: 200_000 })).toBeNull();
    expect(refusalOf(forAyse, { customerId: 'ayse' })).toBeNull();
    expect(refusalOf({ scope: 'specific_products', productIds: ['vazo'] })).toBeNull();
  });

  it('outside its days, but not in their first and last instant', () => {
    const { validFrom, validUntil } = coupon();
    const at = (instant: Date, ms: number) => refusalOf({}, { now: new Date(instant.getTime() + ms) })?.code;
    expect([at(validFrom, -1), at(validFrom, 0)]).toEqual(['coupon_not_yet_valid', undefined]);
    expect([at(validUntil, 0), at(validUntil, 1)]).toEqual([undefined, 'coupon_expired']);
  });

  const tomorrow = new Date('2026-12-12T21:00:00Z');
  const yesterday = new Date('2026-12-11T20:59:00Z');
  const rows: [text: string, given: Partial<Coupon>][] = [
    ['Kupon kodu geçersiz', { isActive: false }],
    ['Bu kuponu 13.12.2026 00:00 itibarıyla kullanabilirsiniz.', { validFrom: tomorrow }],
    ['Bu kuponun süresi doldu.', { validUntil: yesterday }],
    ['Bu kuponun kullanım hakkı kalmadı.', { usesLeft: 0 }],
    ['Bu kupon kişiye özeldir; yalnızca tanımlandığı hesapla kullanılabilir.', forAyse],
    ['Bu kupon sepetinizdekiler için geçerli değil.', { scope: 'specific_products', productIds: ['x'] }],
    ['Bu kupon sepetinizdekiler için geçerli değil.', { scope: 'specific_categories', categoryIds: [9] }],
    ['Bu kupon 2.000,01\u00a0TL ve üzeri sepetlerde geçerlidir.', { minimumKurus: 200_001 }],
  ];
  it.each(rows)('with the words "%s"', (text, given) => {
    expect(refusalOf(given)?.message).toBe(text);
  });

  it('to other customers when it is limited to some', () => {
    expect(refusalOf(forAyse, { customerId: 'mehmet' })?.code).toBe('coupon_not_yours');
    expect(refusalOf({ ...forAyse, customerIds: [] }, { customerId: 'ayse' })?.code).toBe('coupon_not_yours');
  });

  it('when it would be spent on nothing', () => {
    const free = [{ ...SEAT, totalKurus: 0 }];
    expect(refusalOf({}, { lines: [] })?.code).toBe('coupon_not_for_cart');
    expect(refusalOf({}, { lines: free })?.code).toBe('coupon_not_for_cart');
    expect(refusalOf({}, { lines: [...free, BOWL] })).toBeNull();
  });

  it('against the whole cart, not only the lines it reaches, when it asks for a minimum', () => {
    const forBowls: Partial<Coupon> = { scope: 'specific_products', productIds: ['kase'] };
    expect(refusalOf({ ...forBowls, minimumKurus: 200_000 })).toBeNull();
  });

  it('for what can be helped least first', () => {
    const inOrder: [code: string, given: Partial<Coupon>][] = [
      ['coupon_invalid', { isActive: false }],
      ['coupon_not_yet_valid', { validFrom: tomorrow }],
      ['coupon_expired', { validUntil: yesterday }],
      ['coupon_used_up', { usesLeft: 0 }],
      ['coupon_not_for_cart', { scope: 'specific_products' }],
      ['coupon_below_minimum', { minimumKurus: 300_000 }],
    ];
    for (const [index, [code]] of inOrder.entries()) {
      const wrong = Object.assign({}, ...inOrder.slice(index).map(([, given]) => given)) as Partial<Coupon>;
      expect(refusalOf(wrong)?.code).toBe(code);
    }
    expect(refusalOf({ ...forAyse, usesLeft: 0 })?.code).toBe('coupon_used_up');
    expect(refusalOf({ ...forAyse, minimumKurus: 300_000 })?.code).toBe('coupon_not_yours');
  });
});
