import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type PricedProduct, quoteCart } from '../orders/quote.js';
import type { CartState, ProductCartItem } from './cart.js';
import { acceptCartChange, reconcileCart } from './reconcile-cart.js';

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
const onShelf = (overrides: Partial<PricedProduct> = {}): PricedProduct => ({
  id: 'kupa',
  name: 'Kupa',
  picture: null,
  priceKurus: 64000,
  vatRatePercent: 20,
  available: 5,
  ...overrides,
});
const cartOf = (...items: ProductCartItem[]): CartState => ({ items, studentDiscountEnabled: false });
const quoteOf = (cart: CartState, ...shelf: PricedProduct[]) =>
  quoteCart(
    cart.items.map(({ id, quantity, priceKurus }) => ({
      productId: id,
      quantity,
      unitPriceKurus: priceKurus,
    })),
    new Map(shelf.map((product) => [product.id, product])),
  );

describe('a cart beside the shop of today', () => {
  it.each([
    ['nothing changed', onShelf(), []],
    [
      'the price rose',
      onShelf({ priceKurus: 70000 }),
      [{ kind: 'price', id: 'kupa', fromKurus: 64000, toKurus: 70000 }],
    ],
    [
      'the price fell',
      onShelf({ priceKurus: 60000 }),
      [{ kind: 'price', id: 'kupa', fromKurus: 64000, toKurus: 60000 }],
    ],
    [
      'fewer are left',
      onShelf({ available: 1 }),
      [{ kind: 'fewer', id: 'kupa', available: 1, toKurus: 64000 }],
    ],
    [
      'fewer are left at another price',
      onShelf({ available: 1, priceKurus: 70000 }),
      [{ kind: 'fewer', id: 'kupa', available: 1, toKurus: 70000 }],
    ],
    ['none is left', onShelf({ available: 0 }), [{ kind: 'gone', id: 'kupa' }]],
    ['it is no longer sold', onShelf({ id: 'other' }), [{ kind: 'gone', id: 'kupa' }]],
    ['the stock is unlimited', onShelf({ available: null }), []],
  ])('says so when %s', (_what, shelf, changes) => {
    const cart = cartOf(aLine());
    expect(reconcileCart(cart, quoteOf(cart, shelf))).toEqual(changes);
  });

  it('says nothing of a line the visitor has made small enough since the quote', () => {
    const quote = quoteOf(cartOf(aLine({ quantity: 4 })), onShelf({ available: 3 }));
    expect(reconcileCart(cartOf(aLine({ quantity: 3 })), quote)).toEqual([]);
  });

  it('leaves lines alone that the quote does not know', () => {
    const quote = quoteOf(cartOf(aLine()), onShelf());
    expect(reconcileCart(cartOf(aLine(), aLine({ id: 'vazo' })), quote)).toEqual([]);
  });

  it('has nothing left to say once every change is accepted', () => {
    const line = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      priceKurus: fc.nat(100_000),
      quantity: fc.integer({ min: 1, max: 20 }),
    });
    const shelf = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      priceKurus: fc.nat(100_000),
      available: fc.option(fc.nat(20)),
    });
    const byId = { selector: ({ id }: { id: string }) => id };
    fc.assert(
      fc.property(fc.uniqueArray(line, byId), fc.uniqueArray(shelf, byId), (lines, products) => {
        const cart = cartOf(...lines.map(aLine));
        const stock = products.map(onShelf);
        const accepted = reconcileCart(cart, quoteOf(cart, ...stock)).reduce(acceptCartChange, cart);
        const quote = quoteOf(accepted, ...stock);
        expect(reconcileCart(accepted, quote)).toEqual([]);
        expect(quote.lines.every(({ issue }) => issue === null)).toBe(true);
        expect(quote.totalKurus).toBe(
          accepted.items.reduce((sum, item) => sum + item.priceKurus * item.quantity, 0),
        );
      }),
    );
  });
});
