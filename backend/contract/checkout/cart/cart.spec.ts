import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MAX_QUANTITY } from './cart-limits.js';
import {
  type CartAction,
  type CartItem,
  type CartState,
  cartTotals,
  EMPTY_CART,
  type ProductCartItem,
  quantityInCart,
  reduceCart,
  type WorkshopCartItem,
} from './cart.js';

const aProduct = (overrides: Partial<ProductCartItem> = {}): ProductCartItem => ({
  type: 'product',
  id: 'kupa',
  slug: 'seladon-kupa',
  name: 'Seladon Kupa',
  priceKurus: 64000,
  quantity: 1,
  picture: null,
  category: 'Kupa ve Fincan',
  ...overrides,
});

const aSeat = (overrides: Partial<WorkshopCartItem> = {}): WorkshopCartItem => ({
  type: 'workshop',
  id: 'w1-2026-12-12-14:00-1',
  name: 'Seramik Atölyesi',
  priceKurus: 100000,
  originalPriceKurus: 100000,
  studentPriceKurus: 80000,
  studentDiscountApplied: false,
  quantity: 1,
  picture: null,
  category: 'general',
  workshopId: 'w1',
  date: '2026-12-12',
  time: '14:00',
  startTime: '14:00',
  endTime: '17:00',
  ...overrides,
});

const cartOf = (...actions: CartAction[]): CartState => actions.reduce(reduceCart, EMPTY_CART);
const add = (item: CartItem, availableSpots?: number): CartAction =>
  availableSpots === undefined ? { type: 'add', item } : { type: 'add', item, availableSpots };

describe('the cart', () => {
  it('appends a new piece as a line of its own', () => {
    const cart = cartOf(add(aProduct()), add(aProduct({ id: 'vazo', priceKurus: 148000 })));
    expect(cart.items.map(({ id }) => id)).toEqual(['kupa', 'vazo']);
    expect(cartTotals(cart)).toMatchObject({ itemCount: 2, subtotalKurus: 212000, hasWorkshops: false });
  });

  it('raises the quantity of a piece that is already in it, at the price it was put in for', () => {
    const cart = cartOf(add(aProduct()), add(aProduct({ quantity: 2, priceKurus: 99000 })));
    expect(cart.items).toEqual([aProduct({ quantity: 3 })]);
  });

  it('merges two visits to the same session although their ids differ', () => {
    const cart = cartOf(add(aSeat()), add(aSeat({ id: 'w1-2026-12-12-14:00-2' })));
    expect(cart.items).toEqual([aSeat({ quantity: 2 })]);
  });

  it.each([
    ['another day', { date: '2026-12-13' }],
    ['another hour', { startTime: '10:00' }],
    ['another workshop', { workshopId: 'w2' }],
  ])('keeps %s as a line of its own', (_reason, overrides) => {
    expect(cartOf(add(aSeat()), add(aSeat({ id: 'other', ...overrides }))).items).toHaveLength(2);
  });

  it.each([0, -1])('refuses a workshop with %d free seats', (spots) => {
    expect(cartOf(add(aSeat(), spots))).toEqual(EMPTY_CART);
  });

  it('takes a workshop with its last seat', () => {
    expect(cartOf(add(aSeat(), 1)).items).toHaveLength(1);
  });

  it.each([
    [3, 192000],
    [1, 64000],
    [1000, 64000 * MAX_QUANTITY],
    [2.9, 128000],
  ])('adjusts the total when the quantity becomes %d', (quantity, subtotalKurus) => {
    const cart = cartOf(add(aProduct({ quantity: 2 })), { type: 'set_quantity', id: 'kupa', quantity });
    expect(cartTotals(cart).subtotalKurus).toBe(subtotalKurus);
  });

  it.each([0, -3, 0.5])('removes a line whose quantity becomes %d', (quantity) => {
    expect(cartOf(add(aProduct()), { type: 'set_quantity', id: 'kupa', quantity }).items).toEqual([]);
  });

  it('ignores a quantity that is no number', () => {
    const cart = cartOf(add(aProduct()), { type: 'set_quantity', id: 'kupa', quantity: Number.NaN });
    expect(quantityInCart(cart, 'kupa')).toBe(1);
  });

  it('drops a removed line and brings it back to its place', () => {
    const full = cartOf(add(aProduct()), add(aProduct({ id: 'vazo' })), add(aProduct({ id: 'karo' })));
    const without = reduceCart(full, { type: 'remove', id: 'vazo' });
    expect(without.items.map(({ id }) => id)).toEqual(['kupa', 'karo']);
    expect(reduceCart(without, { type: 'restore', item: aProduct({ id: 'vazo' }), index: 1 })).toEqual(full);
  });

  it('adds up when a removed line was put in again before it came back', () => {
    const cart = cartOf(add(aProduct()), { type: 'restore', item: aProduct({ quantity: 2 }), index: 0 });
    expect(quantityInCart(cart, 'kupa')).toBe(3);
  });
});

describe('the student discount', () => {
  const cart = cartOf(add(aSeat({ quantity: 2 })), add(aProduct()));
  const accepted = reduceCart(cart, { type: 'answer_student_terms', accepted: true });
  const studentSeat = aSeat({ priceKurus: 80000, studentDiscountApplied: true });
  const another = { id: 'w2', workshopId: 'w2' };

  it('is switched by its flag alone', () => {
    expect(reduceCart(cart, { type: 'toggle_student_discount' })).toEqual({
      ...cart,
      studentDiscountEnabled: true,
    });
  });

  it('gives every seat its student price once the terms are accepted', () => {
    expect(accepted.studentDiscountEnabled).toBe(true);
    expect(cartTotals(accepted)).toMatchObject({ subtotalKurus: 224000, studentDiscountKurus: 40000 });
  });

  it('is gone without a trace when the terms are declined', () => {
    expect(reduceCart(accepted, { type: 'answer_student_terms', accepted: false })).toEqual(cart);
  });

  it('can be applied to one line and taken off again', () => {
    const id = aSeat().id;
    const applied = reduceCart(cart, { type: 'apply_student_discount', id });
    expect(applied.items[0]).toMatchObject({ priceKurus: 80000, studentDiscountApplied: true });
    expect(reduceCart(applied, { type: 'remove_student_discount', id })).toEqual(cart);
  });

  it('leaves pieces and sessions without a student price alone', () => {
    const plain = cartOf(add(aSeat({ studentPriceKurus: null })), add(aProduct()));
    expect(reduceCart(plain, { type: 'answer_student_terms', accepted: true }).items).toEqual(plain.items);
  });

  it('is followed by a workshop that is added later', () => {
    const more = reduceCart(accepted, add(aSeat(another)));
    expect(more.items.at(-1)).toEqual({ ...studentSeat, ...another });
  });

  it('is not claimed by a line alone: without the terms it comes at the full price', () => {
    expect(cartOf(add(studentSeat)).items).toEqual([aSeat()]);
  });

  it.each<[string, CartAction]>([
    ['is taken out', { type: 'remove', id: aSeat().id }],
    ['is counted down to nothing', { type: 'set_quantity', id: aSeat().id, quantity: 0 }],
  ])('goes when the last workshop %s, so that a later one asks for the terms again', (_how, leaving) => {
    const without = reduceCart(accepted, leaving);
    expect(without.studentDiscountEnabled).toBe(false);
    expect(reduceCart(without, add(aSeat())).items.at(-1)).toEqual(aSeat());
  });

  it('comes back with a last workshop that was taken out by mistake', () => {
    const without = reduceCart(accepted, { type: 'remove', id: aSeat().id });
    const item = { ...studentSeat, quantity: 2 };
    expect(reduceCart(without, { type: 'restore', item, index: 0 })).toEqual(accepted);
  });

  it('was unticked meanwhile: a workshop that comes back follows the others', () => {
    const others = cartOf(add(aSeat(another)));
    const back = reduceCart(others, { type: 'restore', item: studentSeat, index: 0 });
    expect(back.items).toEqual([aSeat(), aSeat(another)]);
    expect(back.studentDiscountEnabled).toBe(false);
  });

  it('is no discount where students pay what everybody pays', () => {
    const children = cartOf(
      add(aSeat({ studentPriceKurus: 100000 })),
      add(aSeat({ id: 'b', workshopId: 'w2' })),
    );
    const accepted = reduceCart(children, { type: 'answer_student_terms', accepted: true });
    expect(
      accepted.items.map((item) => 'studentDiscountApplied' in item && item.studentDiscountApplied),
    ).toEqual([false, true]);
  });

  it('is forgotten when the cart is cleared', () => {
    expect(reduceCart(accepted, { type: 'clear' })).toEqual(EMPTY_CART);
  });
});

describe('the coupon of a cart', () => {
  const cart = cartOf(add(aProduct()), { type: 'apply_coupon', code: 'HOSGELDIN10' });

  it('is kept by its code alone, one at a time', () => {
    expect(cart.couponCode).toBe('HOSGELDIN10');
    expect(reduceCart(cart, { type: 'apply_coupon', code: 'ATOLYE250' }).couponCode).toBe('ATOLYE250');
  });

  it('can be taken off again, and goes when the cart is cleared', () => {
    expect(reduceCart(cart, { type: 'remove_coupon' })).toEqual(cartOf(add(aProduct())));
    expect(reduceCart(cart, { type: 'clear' })).toEqual(EMPTY_CART);
  });

  it('stays whatever happens to the lines', () => {
    expect(reduceCart(cart, { type: 'remove', id: 'kupa' }).couponCode).toBe('HOSGELDIN10');
  });
});

const amount = fc.integer({ min: 0, max: 5_000_000 });
const id = fc.constantFrom('a', 'b', 'c', 'd');
const product = fc.record({ id, priceKurus: amount, quantity: fc.integer({ min: 1, max: 5 }) }).map(aProduct);
const seat = fc
  .record({
    id: fc.constantFrom('w', 'x', 'y'),
    date: fc.constantFrom('2026-12-12', '2026-12-13'),
    price: amount,
    cheaper: amount,
  })
  .map(({ price, cheaper, ...rest }) =>
    aSeat({
      ...rest,
      priceKurus: price,
      originalPriceKurus: price,
      studentPriceKurus: Math.min(price, cheaper),
    }),
  );
const lineId = fc.constantFrom('a', 'b', 'c', 'd', 'w', 'x', 'y');
const anyItem = fc.oneof(product, seat);
const action: fc.Arbitrary<CartAction> = fc.oneof(
  anyItem.map((item) => add(item)),
  lineId.map((value): CartAction => ({ type: 'remove', id: value })),
  fc.record({ item: anyItem, index: fc.nat(4) }).map((rest): CartAction => ({ type: 'restore', ...rest })),
  fc
    .record({ id: lineId, quantity: fc.oneof(fc.integer({ min: -2, max: 200 }), fc.double()) })
    .map((rest): CartAction => ({ type: 'set_quantity', ...rest })),
  fc.constant<CartAction>({ type: 'toggle_student_discount' }),
  lineId.map((value): CartAction => ({ type: 'apply_student_discount', id: value })),
  lineId.map((value): CartAction => ({ type: 'remove_student_discount', id: value })),
  fc.boolean().map((accepted): CartAction => ({ type: 'answer_student_terms', accepted })),
  fc.constant<CartAction>({ type: 'apply_coupon', code: 'HOSGELDIN10' }),
  fc.constant<CartAction>({ type: 'remove_coupon' }),
  fc.constant<CartAction>({ type: 'clear' }),
);

describe('any sequence of operations', () => {
  it('leaves whole kuruş, whole quantities and one line per piece and session', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const { items } = cartOf(...actions);
        for (const item of items) {
          expect(Number.isInteger(item.quantity) && item.quantity >= 1 && item.quantity <= MAX_QUANTITY).toBe(
            true,
          );
          expect(Number.isSafeInteger(item.priceKurus) && item.priceKurus >= 0).toBe(true);
        }
        const lines = items.map((item) =>
          item.type === 'workshop' ? `${item.workshopId}|${item.date}|${item.startTime}` : item.id,
        );
        expect(new Set(lines).size).toBe(lines.length);
      }),
    );
  });

  it('keeps the total at the sum of price times quantity', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const cart = cartOf(...actions);
        const expected = cart.items.map((item) => item.priceKurus * item.quantity).reduce((a, b) => a + b, 0);
        const { subtotalKurus, studentDiscountKurus } = cartTotals(cart);
        expect(subtotalKurus).toBe(expected);
        expect(studentDiscountKurus).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('leaves the student discount on only while there are workshops', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const cart = cartOf(...actions);
        expect(cart.studentDiscountEnabled && !cartTotals(cart).hasWorkshops).toBe(false);
      }),
    );
  });

  it('is undone for a new line by removing it', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
        const cart = cartOf(...actions);
        const item = aProduct({ id: 'brand-new' });
        expect(reduceCart(reduceCart(cart, add(item)), { type: 'remove', id: item.id })).toEqual(cart);
      }),
    );
  });

  it('never changes the cart it started from', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), action, (actions, last) => {
        const cart = cartOf(...actions);
        const before = structuredClone(cart);
        reduceCart(cart, last);
        expect(cart).toEqual(before);
      }),
    );
  });
});
