import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { refundOfPieces } from './refund-of-pieces.js';

describe('What goes back for pieces of a line', () => {
  it('is their part of what was paid', () => {
    const line = { paidKurus: 100, remainingKurus: 100, quantity: 3 };
    const parts = [0, 1, 2].map((before) => refundOfPieces(line, { before, now: 1 }));
    expect(parts).toEqual([33, 34, 33]);
    expect(refundOfPieces({ ...line, remainingKurus: 20 }, { before: 0, now: 1 })).toBe(20);
  });

  it('adds up to all of it, however the pieces come back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 10 }),
        (paidKurus, parcels) => {
          const quantity = parcels.reduce((sum, pieces) => sum + pieces, 0);
          let before = 0;
          let remainingKurus = paidKurus;
          for (const now of parcels) {
            const back = refundOfPieces({ paidKurus, remainingKurus, quantity }, { before, now });
            expect(back).toBeGreaterThanOrEqual(0);
            remainingKurus -= back;
            before += now;
          }
          expect(remainingKurus).toBe(0);
        },
      ),
    );
  });
});
