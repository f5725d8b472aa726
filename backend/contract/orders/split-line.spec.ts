import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { splitAmount } from '../common/split-amount.js';
import { splitLine } from './split-line.js';

const amounts = ({ totalKurus, discountKurus }: { totalKurus: number; discountKurus: number }) =>
  totalKurus - discountKurus;

it('Both parts of a line cost together what it cost, and neither has a discount that is none', () => {
  const party = fc
    .record({
      quantity: fc.integer({ min: 2, max: 12 }),
      unitPriceKurus: fc.integer({ min: 0, max: 300_000 }),
      leaving: fc.nat(),
      discount: fc.nat(),
      differenceKurus: fc.integer({ min: 0, max: 50_000 }),
      raised: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    })
    .map(({ quantity, unitPriceKurus, leaving, discount, differenceKurus, raised }) => {
      const shareKurus = unitPriceKurus * quantity;
      const discountKurus = shareKurus === 0 ? 0 : discount % (shareKurus + 1);
      const more = raised.slice(0, quantity).map((isRaised) => (isRaised ? differenceKurus : 0));
      const prices = splitAmount(shareKurus - discountKurus, Array<number>(quantity).fill(1)).map(
        (kurus, at) => kurus + (more[at] ?? 0),
      );
      const studentDifferenceKurus = more.reduce((sum, kurus) => sum + kurus, 0);
      const line = {
        ...{ quantity, unitPriceKurus, discountKurus, studentDifferenceKurus },
        totalKurus: shareKurus + studentDifferenceKurus,
      };
      return { line, prices, more, count: 1 + (leaving % (quantity - 1)) };
    });
  fc.assert(
    fc.property(party, ({ line, prices, more, count }) => {
      const sum = (list: readonly number[]) => list.slice(0, count).reduce((all, kurus) => all + kurus, 0);
      const { stays, leaves } = splitLine(line, {
        ...{ quantity: count, costKurus: sum(prices), studentDifferenceKurus: sum(more) },
      });
      expect(amounts(stays) + amounts(leaves)).toBe(amounts(line));
      expect(amounts(leaves)).toBe(sum(prices));
      expect(stays.quantity + leaves.quantity).toBe(line.quantity);
      for (const { quantity, unitPriceKurus, totalKurus, discountKurus, studentDifferenceKurus } of [
        stays,
        leaves,
      ]) {
        expect(totalKurus).toBe(unitPriceKurus * quantity + studentDifferenceKurus);
        expect(discountKurus).toBeGreaterThanOrEqual(0);
        expect(discountKurus).toBeLessThanOrEqual(totalKurus);
      }
    }),
  );
});
