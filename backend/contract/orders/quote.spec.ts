import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { includedVatKurus } from '../common/money.js';
import { type PricedProduct, quoteCart } from './quote.js';

const asked = fc.record({
  productId: fc.constantFrom('a', 'b', 'c', 'unknown'),
  quantity: fc.integer({ min: 1, max: 99 }),
  unitPriceKurus: fc.integer({ min: 0, max: 1_000_000 }),
});

const product = (id: string) =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(`Parça ${id}`),
    picture: fc.constant(null),
    priceKurus: fc.integer({ min: 1, max: 10_000_000 }),
    vatRatePercent: fc.constantFrom(0, 1, 10, 20),
    available: fc.option(fc.integer({ min: 0, max: 120 })),
  });

const shelf = fc
  .tuple(product('a'), product('b'), product('c'))
  .map((products): Map<string, PricedProduct> => new Map(products.map((each) => [each.id, each])));

const cart = fc.uniqueArray(asked, { selector: ({ productId }) => productId, maxLength: 4 });

describe('pricing a cart', () => {
  it('charges the shop’s price for what can be bought, and nothing for the rest', () => {
    fc.assert(
      fc.property(cart, shelf, (items, products) => {
        const quote = quoteCart(items, products);
        const expected = items.reduce((sum, item) => {
          const found = products.get(item.productId);
          const isEnough = found && (found.available === null || found.available >= item.quantity);
          return sum + (isEnough ? found.priceKurus * item.quantity : 0);
        }, 0);
        expect(quote.totalKurus).toBe(expected);
        expect(Number.isSafeInteger(quote.totalKurus)).toBe(true);
      }),
    );
  });

  it('never lets the visitor’s own price decide', () => {
    fc.assert(
      fc.property(cart, shelf, fc.nat(), (items, products, offset) => {
        const cheaper = items.map((item) => ({ ...item, unitPriceKurus: item.unitPriceKurus + offset }));
        expect(quoteCart(cheaper, products).totalKurus).toBe(quoteCart(items, products).totalKurus);
      }),
    );
  });

  it('says of every line whether it is still what the visitor saw', () => {
    fc.assert(
      fc.property(cart, shelf, (items, products) => {
        quoteCart(items, products).lines.forEach((line, index) => {
          const item = items[index];
          const isSame = line.issue === null;
          const found = products.get(item?.productId ?? '');
          const mayBeBought =
            found !== undefined &&
            found.priceKurus === item?.unitPriceKurus &&
            (found.available === null || found.available >= item.quantity);
          expect(isSame).toBe(mayBeBought);
        });
      }),
    );
  });

  it('keeps the KDV inside the total', () => {
    fc.assert(
      fc.property(cart, shelf, (items, products) => {
        const quote = quoteCart(items, products);
        expect(quote.vatKurus).toBeGreaterThanOrEqual(0);
        expect(quote.vatKurus).toBeLessThanOrEqual(quote.totalKurus);
        expect(Number.isSafeInteger(quote.vatKurus)).toBe(true);
      }),
    );
  });

  it.each([
    [12_000, 20, 2_000],
    [11_000, 10, 1_000],
    [1, 20, 0],
    [74_000, 20, 12_333],
    [500, 0, 0],
  ])('finds in %i kuruş with %i % KDV the tax %i', (gross, rate, tax) => {
    expect(includedVatKurus(gross, rate)).toBe(tax);
  });
});
