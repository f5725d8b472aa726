import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyCart as cart, dearCart, FREE_SHIPPING, NOW, YESTERDAY } from '../../testing/carts.js';
import { includedVatKurus } from '../common/money.js';
import { LARGEST_INTEGER } from '../common/record-number.rule.js';
import { lineKey } from '../orders/line-kind.js';
import { isBuyable, isTooDear, quoteCart } from './quote.js';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('pricing a cart of pieces and seats, with student prices and a coupon', () => {
  it('makes the total the sum of the lines less the discount, and of shipping, in whole kuruş and never negative', () => {
    fc.assert(
      fc.property(cart, (requested) => {
        const quote = quoteCart(requested);
        expect(quote.subtotalKurus).toBe(sum(quote.lines.map(({ totalKurus }) => totalKurus)));
        expect(quote.discountKurus).toBe(sum(quote.lines.map((each) => each.discountKurus)));
        expect(quote.shippingKurus).toBe(quote.delivery?.feeKurus ?? 0);
        expect(quote.totalKurus).toBe(quote.subtotalKurus - quote.discountKurus + quote.shippingKurus);
        expect(quote.totalKurus).toBeGreaterThanOrEqual(0);
        expect(Number.isSafeInteger(quote.totalKurus)).toBe(true);
        for (const each of quote.lines) {
          expect(each.discountKurus).toBeGreaterThanOrEqual(0);
          expect(each.discountKurus).toBeLessThanOrEqual(each.totalKurus);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('takes no more off than the coupon’s maximum, and nothing off what it is not for', () => {
    fc.assert(
      fc.property(cart, (requested) => {
        const quote = quoteCart(requested);
        const found = requested.coupon?.found;
        if (!found || quote.coupon?.refusal !== null) {
          expect(quote.discountKurus).toBe(0);
          return;
        }
        expect(quote.discountKurus).toBeLessThanOrEqual(found.maximumDiscountKurus ?? Infinity);
        if (found.type === 'fixed') expect(quote.discountKurus).toBeLessThanOrEqual(found.valueHundredths);
        for (const each of quote.lines) {
          if (found.scope === 'specific_products' && each.id !== 'a') expect(each.discountKurus).toBe(0);
          if (found.scope !== 'all' && each.kind === 'workshop') expect(each.discountKurus).toBe(0);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('charges the shop’s price for what can be bought, the student’s only for seats, and nothing for the rest', () => {
    fc.assert(
      fc.property(cart, (requested) => {
        for (const [index, each] of quoteCart(requested).lines.entries()) {
          const item = requested.items.get(lineKey(each));
          if (!item || !isBuyable(each)) {
            expect(each.totalKurus).toBe(0);
            continue;
          }
          const isStudentSeat = item.kind === 'workshop' && requested.lines[index]?.isStudent;
          const price = isStudentSeat ? item.studentPriceKurus : item.priceKurus;
          expect(each.totalKurus).toBe((price ?? -1) * each.quantity);
        }
      }),
    );
  });

  it('never lets the visitor’s own price decide', () => {
    fc.assert(
      fc.property(cart, fc.nat(), (requested, offset) => {
        const dearer = requested.lines.map((each) => ({
          ...each,
          unitPriceKurus: (each.unitPriceKurus ?? 0) + offset,
        }));
        expect(quoteCart({ ...requested, lines: dearer }).totalKurus).toBe(quoteCart(requested).totalKurus);
      }),
    );
  });

  it('refuses more than there are, also when students and others ask for the same seats', () => {
    fc.assert(
      fc.property(cart, (requested) => {
        for (const each of quoteCart(requested).lines.filter(isBuyable)) {
          const same = requested.lines.filter((other) => lineKey(other) === lineKey(each));
          const available = requested.items.get(lineKey(each))?.available ?? Infinity;
          expect(sum(same.map(({ quantity }) => quantity))).toBeLessThanOrEqual(available);
        }
      }),
    );
  });

  it('sells no seat in a workshop that has begun', () => {
    fc.assert(
      fc.property(cart, (requested) => {
        const begun = quoteCart(requested).lines.filter(({ session: when }) => when?.date === YESTERDAY.date);
        expect(begun.every(({ issue }) => issue?.kind === 'too_late')).toBe(true);
      }),
    );
  });

  it('holds in the columns of an order whatever one order may cost, and lets every single thing be bought', () => {
    fc.assert(
      fc.property(dearCart, (requested) => {
        const quote = quoteCart(requested);
        if (isTooDear(quote)) {
          expect(requested.lines.some(({ quantity }) => quantity > 1) || requested.lines.length > 1).toBe(
            true,
          );
          return;
        }
        const { subtotalKurus, discountKurus, totalKurus, vatKurus } = quote;
        const amounts = [subtotalKurus, discountKurus, totalKurus, vatKurus];
        for (const amount of [...amounts, ...quote.lines.map((each) => each.totalKurus)]) {
          expect(amount).toBeLessThanOrEqual(LARGEST_INTEGER);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('keeps the KDV inside the total', () => {
    fc.assert(
      fc.property(cart, (requested) => {
        const quote = quoteCart(requested);
        expect(quote.vatKurus).toBeGreaterThanOrEqual(0);
        expect(quote.vatKurus).toBeLessThanOrEqual(quote.totalKurus);
        expect(Number.isSafeInteger(quote.vatKurus)).toBe(true);
      }),
    );
  });

  it('asks for an address as soon as a piece is bought, and only then', () => {
    fc.assert(
      fc.property(cart, (requested) => {
        const hasPiece = requested.lines.some(({ kind }) => kind === 'product');
        expect(quoteCart(requested).needsAddress).toBe(hasPiece);
      }),
    );
  });

  it('honours what is held, whatever became of the stock, the hour and the coupon', () => {
    fc.assert(
      fc.property(cart, (requested) => {
        const quote = quoteCart({ ...requested, isHeld: true });
        const known = quote.lines.filter(({ issue }) => issue?.kind !== 'unavailable');
        expect(known.every(isBuyable)).toBe(true);
        if (requested.coupon?.found) expect(quote.coupon?.refusal).toBeNull();
      }),
    );
  });

  it('says that it does not know a code', () => {
    const quote = quoteCart({
      lines: [],
      items: new Map(),
      customerId: null,
      now: NOW,
      shipping: FREE_SHIPPING,
      coupon: { code: 'YOK', found: null },
    });
    expect(quote.coupon).toEqual({ code: 'YOK', name: '', refusal: 'Kupon kodu geçersiz', conditions: [] });
  });

  it.each([
    [12_000, 20, 2_000],
    [11_000, 10, 1_000],
    [1, 20, 0],
    [74_000, 20, 12_333],
    [500, 0, 0],
  ])('finds in %i kuruş with %i %% KDV the tax %i', (gross, rate, tax) => {
    expect(includedVatKurus(gross, rate)).toBe(tax);
  });
});
