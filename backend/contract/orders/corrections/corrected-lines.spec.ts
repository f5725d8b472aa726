import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { givenBack, lessOfLine, type LineAmounts } from './corrected-lines.js';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const seats: LineAmounts = {
  quantity: 3,
  unitPriceKurus: 75_000,
  totalKurus: 250_000,
  discountKurus: 10_000,
  studentDifferenceKurus: 25_000,
};

describe('A line with less of it', () => {
  it('keeps its part of the coupon, and the difference that students paid', () => {
    expect(lessOfLine(seats, 2)).toEqual({
      ...seats,
      quantity: 2,
      totalKurus: 175_000,
      discountKurus: 6_667,
    });
  });

  it('never takes more off than it costs', () => {
    const anyLine = fc.record({
      quantity: fc.integer({ min: 1, max: 99 }),
      part: fc.nat(98),
      unitPriceKurus: fc.nat(1_000_000),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(anyLine, ({ quantity, part, unitPriceKurus, share }) => {
        const totalKurus = unitPriceKurus * quantity;
        const discountKurus = Math.floor(totalKurus * share);
        const line = { quantity, unitPriceKurus, totalKurus, discountKurus, studentDifferenceKurus: 0 };
        const less = lessOfLine(line, part % quantity);
        expect(less.discountKurus).toBeLessThanOrEqual(less.totalKurus);
        expect(less.discountKurus).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('What a correction gives back', () => {
  it('leaves the money that pays for the other lines', () => {
    const lines = [
      { lineId: 'mug', costKurus: 128_000, keptKurus: 47_719 },
      { lineId: 'seat', costKurus: 0, keptKurus: 37_281 },
    ];
    expect(givenBack({ totalKurus: 128_000, paidKurus: 85_000, correctedKurus: 0, lines })).toEqual([]);
    expect(givenBack({ totalKurus: 64_000, paidKurus: 85_000, correctedKurus: 0, lines })).toEqual([
      { lineId: 'seat', amountKurus: 21_000 },
    ]);
  });

  it('gives nothing back twice that a refund has returned', () => {
    const lines = [{ lineId: 'mug', costKurus: 64_000, keptKurus: 108_000 }];
    expect(givenBack({ totalKurus: 64_000, paidKurus: 128_000, correctedKurus: 0, lines })).toEqual([
      { lineId: 'mug', amountKurus: 44_000 },
    ]);
  });

  it('is exactly what was paid too much where nothing was refunded', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ costKurus: fc.nat(10_000), keptKurus: fc.nat(10_000) }), { minLength: 1 }),
        (amounts) => {
          const lines = amounts.map((each, at) => ({ ...each, lineId: String(at) }));
          const totalKurus = sum(lines.map(({ costKurus }) => costKurus));
          const paidKurus = sum(lines.map(({ keptKurus }) => keptKurus));
          const back = givenBack({ totalKurus, paidKurus, correctedKurus: 0, lines });
          expect(sum(back.map(({ amountKurus }) => amountKurus))).toBe(Math.max(0, paidKurus - totalKurus));
        },
      ),
    );
  });
});
