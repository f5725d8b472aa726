import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { splitAmount } from './split-amount.js';

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** An amount of at most the sum of its weights. */
const shared = fc
  .array(fc.integer({ min: 0, max: 2_000_000_000 }), { minLength: 1, maxLength: 50 })
  .filter((weights) => sumOf(weights) > 0)
  .chain((weights) =>
    fc.record({ weights: fc.constant(weights), amount: fc.integer({ min: 0, max: sumOf(weights) }) }),
  );

describe('An amount spread over lines', () => {
  it.each([
    [0, [100, 200], [0, 0]],
    [300, [100, 200], [100, 200]],
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1, 1], [34, 34, 33]],
    [1, [1, 1, 1], [1, 0, 0]],
    [1, [10, 20, 10], [0, 1, 0]],
    [10, [0, 5, 0, 5], [0, 5, 0, 5]],
    [9_999, [33_333, 33_333, 33_334], [3_333, 3_333, 3_333]],
    [50, [0, 0], [0, 0]],
    [50, [], []],
  ])('%i over %j is %j', (amount, weights, shares) => {
    expect(splitAmount(amount, weights)).toEqual(shares);
  });

  it('adds up to the amount exactly, and no line bears more than it weighs', () => {
    fc.assert(
      fc.property(shared, ({ weights, amount }) => {
        const shares = splitAmount(amount, weights);
        expect(sumOf(shares)).toBe(amount);
        shares.forEach((share, index) => {
          expect(Number.isInteger(share)).toBe(true);
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(weights[index] ?? 0);
        });
      }),
    );
  });

  it('stays within a kuruş of what is fair', () => {
    fc.assert(
      fc.property(shared, ({ weights, amount }) => {
        const whole = BigInt(sumOf(weights));
        splitAmount(amount, weights).forEach((share, index) => {
          const awayTimesWhole = BigInt(share) * whole - BigInt(amount) * BigInt(weights[index] ?? 0);
          expect(awayTimesWhole).toBeLessThan(whole);
          expect(awayTimesWhole).toBeGreaterThan(-whole);
        });
      }),
    );
  });

  it('gives the leftover to earlier of equal lines, and never less to a heavier one', () => {
    fc.assert(
      fc.property(shared, ({ weights, amount }) => {
        const shares = splitAmount(amount, weights);
        for (const [a, weightA] of weights.entries()) {
          for (const [b, weightB] of weights.entries()) {
            if (weightA > weightB || (weightA === weightB && a < b)) {
              expect(shares[a]).toBeGreaterThanOrEqual(shares[b] ?? 0);
            }
          }
        }
      }),
    );
  });

  it('leaves out what weighs nothing, and its presence changes nothing for the others', () => {
    fc.assert(
      fc.property(shared, ({ weights, amount }) => {
        const shares = splitAmount(amount, [0, ...weights, 0]);
        expect([shares[0], shares.at(-1)]).toEqual([0, 0]);
        expect(shares.slice(1, -1)).toEqual(splitAmount(amount, weights));
      }),
    );
  });

  it('adds up even for an amount that the lines cannot carry', () => {
    expect(sumOf(splitAmount(1_000, [1, 2, 4]))).toBe(1_000);
  });
});
