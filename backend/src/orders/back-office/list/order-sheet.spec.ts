import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { orderTotals, type PricedLine } from '../../../../contract/orders/order-totals.js';
import type { OrderRecord } from '../admin-order-records.js';
import { orderSheet } from './order-sheet.js';

const RATES = [0, 1, 10, 20];
const line: fc.Arbitrary<PricedLine> = fc
  .record({
    kind: fc.constantFrom('product', 'workshop', 'shipping'),
    totalKurus: fc.integer({ min: 0, max: 10_000_000 }),
    discountPercent: fc.integer({ min: 0, max: 100 }),
    vatRatePercent: fc.constantFrom(...RATES),
  })
  .map(({ discountPercent, ...rest }) => ({
    ...rest,
    discountKurus: rest.kind === 'shipping' ? 0 : Math.round((rest.totalKurus * discountPercent) / 100),
  }));

/** The amounts of a row by the title of their column. */
function amountsOf(lines: readonly PricedLine[]): Map<string, number | null> {
  const order = { lines, ...orderTotals(lines) } as unknown as OrderRecord;
  return new Map(
    orderSheet(RATES).flatMap((column) => ('lira' in column ? [[column.title, column.lira(order)]] : [])),
  );
}

describe('The table of orders', () => {
  it('splits each total into net amount and KDV by rate, to the kuruş', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
        const amounts = amountsOf(lines);
        const parts = [...amounts].filter(([title]) => /^(?:Net|KDV) %/.test(title));
        expect(parts).toHaveLength(2 * RATES.length);
        expect(parts.reduce((sum, [, kurus]) => sum + (kurus ?? 0), 0)).toBe(amounts.get('Toplam (TL)'));
      }),
    );
  });

  it('leaves the columns of a rate empty where the order has nothing of it', () => {
    const amounts = amountsOf([
      { kind: 'product', totalKurus: 12_000, discountKurus: 0, vatRatePercent: 20 },
      { kind: 'workshop', totalKurus: 11_000, discountKurus: 0, vatRatePercent: 10 },
    ]);
    expect(amounts.get('Net %20 (TL)')).toBe(10_000);
    expect(amounts.get('KDV %20 (TL)')).toBe(2_000);
    expect(amounts.get('Net %10 (TL)')).toBe(10_000);
    expect(amounts.get('KDV %10 (TL)')).toBe(1_000);
    expect(amounts.get('KDV %1 (TL)')).toBeNull();
  });
});
