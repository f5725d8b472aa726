import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyCart } from '../../testing/carts.js';
import { orderTotals, vatGroups } from '../orders/order-totals.js';
import { withPickUp } from './delivery.js';
import { isBuyable, quoteCart } from './quote.js';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const quoted = anyCart.map((cart) => quoteCart(cart));

describe('a cart with the fee of its parcel', () => {
  it('costs the fee less when its buyer collects the pieces, and nothing else changes', () => {
    fc.assert(
      fc.property(quoted, (quote) => {
        const collected = withPickUp(quote, true);
        expect(collected.shippingKurus).toBe(0);
        expect(collected.totalKurus).toBe(quote.totalKurus - quote.shippingKurus);
        expect(collected.lines).toEqual(quote.lines);
        expect(withPickUp(collected, false)).toEqual({
          ...quote,
          needsAddress: collected.delivery !== null || quote.needsAddress,
        });
      }),
      { numRuns: 500 },
    );
  });

  it('pays nothing for seats alone', () => {
    fc.assert(
      fc.property(quoted, (quote) => {
        const hasPieces = quote.lines.some((line) => line.kind === 'product' && isBuyable(line));
        expect(quote.delivery !== null).toBe(hasPieces);
        if (!hasPieces) expect(quote.shippingKurus).toBe(0);
      }),
    );
  });

  it('splits the total and its KDV by rate, to the kuruş', () => {
    fc.assert(
      fc.property(quoted, (quote) => {
        const fee = { kind: 'shipping' as const, totalKurus: quote.shippingKurus, discountKurus: 0 };
        const lines = [...quote.lines, { ...fee, vatRatePercent: quote.delivery?.vatRatePercent ?? 0 }];
        const groups = vatGroups(lines);
        expect(sum(quote.vatGroups.map(({ totalKurus }) => totalKurus))).toBe(quote.totalKurus);
        expect(sum(quote.vatGroups.map(({ vatKurus }) => vatKurus))).toBe(quote.vatKurus);
        expect(sum(groups.map(({ totalKurus }) => totalKurus))).toBe(quote.totalKurus);
        expect(sum(groups.map(({ vatKurus }) => vatKurus))).toBe(quote.vatKurus);
        expect(orderTotals(lines).totalKurus).toBe(quote.totalKurus);
        expect(new Set(groups.map(({ ratePercent }) => ratePercent)).size).toBe(groups.length);
      }),
      { numRuns: 500 },
    );
  });
});
