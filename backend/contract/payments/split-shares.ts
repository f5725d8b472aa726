import { splitAmount } from '../common/split-amount.js';

interface PaidShare {
  readonly paidKurus: number;
  readonly refundRequestedKurus: number;
}

interface SplitCost {
  /** The price of the line before it is parted, in kuruş. */
  readonly wholeKurus: number;
  /** The price of the seats that are taken out of it, in kuruş. */
  readonly leavingKurus: number;
}

/**
 * How much of each share goes with the part of a line that leaves it, in kuruş. Money that went back or is on its way back
 * stays where it was noted. What is paid in full stays paid in full on both sides, and what is paid in part is owed on both
 * sides alike.
 */
export function leavingShares(
  shares: readonly PaidShare[],
  { wholeKurus, leavingKurus }: SplitCost,
): number[] {
  const left = shares.map(({ paidKurus, refundRequestedKurus }) => paidKurus - refundRequestedKurus);
  const leftKurus = left.reduce((sum, kurus) => sum + kurus, 0);
  const [goingKurus = 0] =
    leftKurus >= wholeKurus
      ? [leavingKurus]
      : splitAmount(leftKurus, [leavingKurus, wholeKurus - leavingKurus]);
  return splitAmount(goingKurus, left);
}
