import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { leavingShares } from './split-shares.js';

const share = (paidKurus: number, refundRequestedKurus = 0) => ({ paidKurus, refundRequestedKurus });

describe('The money of a line that is parted', () => {
  it.each([
    {
      what: 'is paid in full on both sides',
      shares: [share(170_000)],
      cost: { wholeKurus: 170_000, leavingKurus: 85_000 },
      goes: [85_000],
    },
    {
      what: 'is owed on both sides alike',
      shares: [share(50_000)],
      cost: { wholeKurus: 170_000, leavingKurus: 85_000 },
      goes: [25_000],
    },
    {
      what: 'comes from each payment',
      shares: [share(100_000), share(70_000)],
      cost: { wholeKurus: 170_000, leavingKurus: 85_000 },
      goes: [50_000, 35_000],
    },
    {
      what: 'leaves what went back where it was',
      shares: [share(170_000, 85_000)],
      cost: { wholeKurus: 85_000, leavingKurus: 85_000 },
      goes: [85_000],
    },
    {
      what: 'is nothing when nothing was paid',
      shares: [],
      cost: { wholeKurus: 170_000, leavingKurus: 85_000 },
      goes: [],
    },
    {
      what: 'stays where it costs nothing',
      shares: [share(0)],
      cost: { wholeKurus: 0, leavingKurus: 0 },
      goes: [0],
    },
  ])('$what', ({ shares, cost, goes }) => {
    expect(leavingShares(shares, cost)).toEqual(goes);
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
