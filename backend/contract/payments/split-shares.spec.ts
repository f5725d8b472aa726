import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { leavingShares } from './split-shares.js';

const share = (paidKurus: number, refundRequestedKurus = 0) => ({ paidKurus, refundRequestedKurus });

describe('The money of a line that is parted', () => {
  it.each([
    [
      'is paid in full on both sides',
      [share(170_000)],
      { wholeKurus: 170_000, leavingKurus: 85_000 },
      [85_000],
    ],
    ['is owed on both sides alike', [share(50_000)], { wholeKurus: 170_000, leavingKurus: 85_000 }, [25_000]],
    [
      'comes from each payment',
      [share(100_000), share(70_000)],
      { wholeKurus: 170_000, leavingKurus: 85_000 },
      [50_000, 35_000],
    ],
    [
      'leaves what went back where it was',
      [share(170_000, 85_000)],
      { wholeKurus: 85_000, leavingKurus: 85_000 },
      [85_000],
    ],
    ['is nothing when nothing was paid', [], { wholeKurus: 170_000, leavingKurus: 85_000 }, []],
    ['stays where it costs nothing', [share(0)], { wholeKurus: 0, leavingKurus: 0 }, [0]],
  ])('%s', (_, shares, cost, expected) => {
    expect(leavingShares(shares, cost)).toEqual(expected);
  });

  it('never takes more of a payment than it has left, nor more than the part costs', () => {
    const kurus = fc.integer({ min: 0, max: 500_000 });
    const paid = fc.tuple(kurus, kurus).map(([one, other]) => share(one + other, other));
    fc.assert(
      fc.property(fc.array(paid, { maxLength: 4 }), kurus, kurus, (shares, leavingKurus, stayingKurus) => {
        const wholeKurus = leavingKurus + stayingKurus;
        const going = leavingShares(shares, { wholeKurus, leavingKurus });
        const left = shares.map(({ paidKurus, refundRequestedKurus }) => paidKurus - refundRequestedKurus);
        const sum = (list: readonly number[]) => list.reduce((all, each) => all + each, 0);
        going.forEach((each, at) => expect(each).toBeLessThanOrEqual(left[at] ?? 0));
        expect(sum(going)).toBeLessThanOrEqual(leavingKurus);
        if (sum(left) >= wholeKurus) expect(sum(going)).toBe(leavingKurus);
      }),
    );
  });
});
