import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Coupon } from '../../coupons/coupon.js';
import { lineKey } from '../../orders/line-kind.js';
import { FREE_SHIPPING } from '../../../testing/carts.js';
import { type PricedItem, quoteCart } from '../quote.js';
import {
  type CartItem,
  type CartState,
  EMPTY_CART,
  type ProductCartItem,
  type WorkshopCartItem,
} from './cart.js';
import { acceptCartChange, reconcileCart, toRequestedLine } from './reconcile-cart.js';

const NOW = new Date('2026-11-14T10:00:00Z');
const SESSION = { date: '2026-12-12', startTime: '14:00', endTime: '17:00' };

const aLine = (overrides: Partial<ProductCartItem> = {}): ProductCartItem => ({
  type: 'product',
  id: 'kupa',
  slug: 'kupa',
  name: 'Kupa',
  priceKurus: 64000,
  quantity: 2,
  picture: null,
  category: 'Kupa',
  ...overrides,
});
const aSeat = (overrides: Partial<WorkshopCartItem> = {}): WorkshopCartItem => ({
  ...SESSION,
  type: 'workshop',
  id: 'w1-2026-12-12-14:00-1',
  workshopId: 'w1',
  time: '14:00',
  name: 'Seramik Atölyesi',
  priceKurus: 100000,
  originalPriceKurus: 100000,
  studentPriceKurus: 80000,
  studentDiscountApplied: false,
  quantity: 2,
  picture: null,
  category: 'Workshop',
  ...overrides,
});
const forSale = (overrides: Partial<PricedItem> = {}): PricedItem => ({
  kind: 'product',
  id: 'kupa',
  name: 'Kupa',
  picture: null,
  session: null,
  priceKurus: 64000,
  priorPriceKurus: null,
  studentPriceKurus: null,
  vatRatePercent: 20,
  categoryId: 1,
  weightGrams: null,
  preparationDays: null,
  available: 5,
  ...overrides,
});
const onCalendar = (overrides: Partial<PricedItem> = {}): PricedItem =>
  forSale({
    kind: 'workshop',
    id: 'w1',
    name: 'Seramik Atölyesi',
    session: SESSION,
    priceKurus: 100000,
    studentPriceKurus: 80000,
    categoryId: null,
    ...overrides,
  });
const aCoupon: Coupon = {
  id: '1',
  code: 'HOSGELDIN10',
  name: '%10 hoş geldiniz indirimi',
  type: 'percentage',
  valueHundredths: 1000,
  minimumKurus: 200000,
  maximumDiscountKurus: null,
  usesLeft: null,
  validFrom: new Date('2026-01-01'),
  validUntil: new Date('2027-01-01'),
  isActive: true,
  scope: 'all',
  productIds: [],
  categoryIds: [],
  customerIds: [],
};
const cartOf = (...items: CartItem[]): CartState => ({ ...EMPTY_CART, items });
const quoteOf = (cart: CartState, ...shop: PricedItem[]) =>
  quoteCart({
    lines: cart.items.map(toRequestedLine),
    items: new Map(shop.map((item) => [lineKey(item), item])),
    ...(cart.couponCode !== null && { coupon: { code: cart.couponCode, found: aCoupon } }),
    customerId: null,
    now: NOW,
    shipping: FREE_SHIPPING,
  });
const prices = (regularKurus: number, studentKurus: number | null = null, toKurus = regularKurus) => ({
  prices: { regularKurus, studentKurus, toKurus },
});

describe('a cart compared with today’s shop', () => {
  it.each([
    ['nothing changed', forSale(), []],
    [
      'the price rose',
      forSale({ priceKurus: 70000 }),
      [{ kind: 'price', id: 'kupa', fromKurus: 64000, ...prices(70000) }],
    ],
    [
      'the price fell',
      forSale({ priceKurus: 60000 }),
      [{ kind: 'price', id: 'kupa', fromKurus: 64000, ...prices(60000) }],
    ],
    [
      'fewer are left',
      forSale({ available: 1 }),
      [{ kind: 'fewer', id: 'kupa', available: 1, ...prices(64000) }],
    ],
    [
      'fewer are left at another price',
      forSale({ available: 1, priceKurus: 70000 }),
      [{ kind: 'fewer', id: 'kupa', available: 1, ...prices(70000) }],
    ],
    ['none is left', forSale({ available: 0 }), [{ kind: 'gone', id: 'kupa', reason: 'sold_out' }]],
    ['it is no longer sold', forSale({ id: 'other' }), [{ kind: 'gone', id: 'kupa', reason: 'unavailable' }]],
    ['the stock is unlimited', forSale({ available: null }), []],
  ])('says so when %s', (_what, item, changes) => {
    const cart = cartOf(aLine());
    expect(reconcileCart(cart, quoteOf(cart, item))).toEqual(changes);
  });

  it.each([
    ['nothing changed', {}, []],
    ['one seat is left', { available: 1 }, [{ kind: 'fewer', available: 1, ...prices(100000, 80000) }]],
    ['it is full', { available: 0 }, [{ kind: 'gone', reason: 'sold_out' }]],
    [
      'it has begun',
      { session: { ...SESSION, date: '2026-11-14', startTime: '13:00' } },
      [{ kind: 'gone', reason: 'too_late' }],
    ],
    ['it was cancelled', { id: 'other' }, [{ kind: 'gone', reason: 'unavailable' }]],
    [
      'it became dearer',
      { priceKurus: 120000 },
      [{ kind: 'price', fromKurus: 100000, ...prices(120000, 80000) }],
    ],
    ['only the student price changed', { studentPriceKurus: 90000 }, []],
  ])('says of a workshop when %s', (_what, overrides, changes) => {
    const cart = cartOf(aSeat());
    expect(reconcileCart(cart, quoteOf(cart, onCalendar(overrides)))).toEqual(
      changes.map((change) => ({ id: aSeat().id, ...change })),
    );
  });

  it('holds a student to the student price of today', () => {
    const cart = cartOf(aSeat({ priceKurus: 80000, studentDiscountApplied: true }));
    const [change] = reconcileCart(cart, quoteOf(cart, onCalendar({ studentPriceKurus: 90000 })));
    expect(change).toEqual({
      kind: 'price',
      id: aSeat().id,
      fromKurus: 80000,
      ...prices(100000, 90000, 90000),
    });
    expect(acceptCartChange(cart, change!).items[0]).toMatchObject({
      priceKurus: 90000,
      originalPriceKurus: 100000,
      studentPriceKurus: 90000,
    });
  });

  it('says nothing of a line the visitor has made small enough since the quote', () => {
    const quote = quoteOf(cartOf(aLine({ quantity: 4 })), forSale({ available: 3 }));
    expect(reconcileCart(cartOf(aLine({ quantity: 3 })), quote)).toEqual([]);
  });

  it('leaves lines alone that the quote does not know', () => {
    const quote = quoteOf(cartOf(aLine()), forSale());
    expect(reconcileCart(cartOf(aLine(), aLine({ id: 'vazo' })), quote)).toEqual([]);
  });

  it('tells why a coupon takes nothing off, and removes it', () => {
    const cart = { ...cartOf(aLine()), couponCode: 'HOSGELDIN10' };
    const [change] = reconcileCart(cart, quoteOf(cart, forSale()));
    expect(change).toMatchObject({ kind: 'coupon', reason: expect.stringContaining('2.000,00') });
    expect(acceptCartChange(cart, change!)).toEqual(cartOf(aLine()));
  });

  it('asks about the lines first: the coupon may have been refused for what they no longer count', () => {
    const cart = { ...cartOf(aLine({ quantity: 4 })), couponCode: 'HOSGELDIN10' };
    const fewer = forSale({ available: 3, priceKurus: 70_000 });
    const first = reconcileCart(cart, quoteOf(cart, fewer));
    expect(first.map(({ kind }) => kind)).toEqual(['fewer']);
    const accepted = first.reduce(acceptCartChange, cart);
    expect(accepted.couponCode).toBe('HOSGELDIN10');
    expect(reconcileCart(accepted, quoteOf(accepted, fewer))).toEqual([]);
  });

  it('says nothing of a coupon that holds, nor of another one than the quote was asked for', () => {
    const cart = { ...cartOf(aLine({ quantity: 4 })), couponCode: 'HOSGELDIN10' };
    expect(reconcileCart(cart, quoteOf(cart, forSale()))).toEqual([]);
    const small = { ...cartOf(aLine()), couponCode: 'HOSGELDIN10' };
    expect(reconcileCart({ ...small, couponCode: 'ATOLYE' }, quoteOf(small, forSale()))).toEqual([]);
  });

  it('has nothing left to say once every change is accepted', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd');
    const byId = { selector: (item: { id: string }) => item.id };
    const line = fc.oneof(
      fc
        .record({ id, priceKurus: fc.nat(100_000), quantity: fc.integer({ min: 1, max: 20 }) })
        .map((rest): CartItem => aLine(rest)),
      fc
        .record({ id, quantity: fc.integer({ min: 1, max: 20 }), studentDiscountApplied: fc.boolean() })
        .map((rest): CartItem =>
          aSeat({ ...rest, workshopId: rest.id, priceKurus: rest.studentDiscountApplied ? 80000 : 100000 }),
        ),
    );
    const numbers = { id, priceKurus: fc.nat(100_000), available: fc.option(fc.nat(20)) };
    const item = fc.oneof(
      fc.record(numbers).map((rest) => forSale(rest)),
      fc.record({ ...numbers, studentPriceKurus: fc.nat(100_000) }).map((rest) => onCalendar(rest)),
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(line, byId),
        fc.uniqueArray(item, byId),
        fc.boolean(),
        (lines, shop, hasCoupon) => {
          const cart = { ...cartOf(...lines), couponCode: hasCoupon ? 'HOSGELDIN10' : null };
          const accepted = acceptAll(cart, shop);
          const quote = quoteOf(accepted, ...shop);
          expect(quote.lines.every(({ issue }) => issue === null)).toBe(true);
          expect(quote.coupon?.refusal ?? null).toBeNull();
          expect(quote.subtotalKurus).toBe(
            accepted.items.reduce((sum, { priceKurus, quantity }) => sum + priceKurus * quantity, 0),
          );
        },
      ),
    );
  });
});

/** Repeats the comparison, because accepting changes may take the cart below the coupon's minimum. */
function acceptAll(cart: CartState, shop: readonly PricedItem[]): CartState {
  const look = (current: CartState) => reconcileCart(current, quoteOf(current, ...shop));
  const once = look(cart).reduce(acceptCartChange, cart);
  const twice = look(once).reduce(acceptCartChange, once);
  expect(look(twice)).toEqual([]);
  return twice;
}
