import type { LineAmounts } from './corrections/corrected-lines.js';

/** What leaves a line of seats. */
interface LeavingSeats {
  /** How many; fewer than the line has. */
  readonly quantity: number;
  /** What they cost after the coupon, in kuruş. */
  readonly costKurus: number;
  /** What their guests paid up to the regular price, in kuruş; a part of the cost. */
  readonly studentDifferenceKurus: number;
}

/**
 * Parts a line in two that cost together what it cost: each seat keeps its price, its part of the coupon and its student
 * difference.
 */
export function splitLine<Line extends LineAmounts>(
  line: Line,
  { quantity, costKurus, studentDifferenceKurus }: LeavingSeats,
): { readonly stays: Line; readonly leaves: Line } {
  const totalKurus = line.unitPriceKurus * quantity + studentDifferenceKurus;
  const leaves = {
    ...line,
    quantity,
    studentDifferenceKurus,
    totalKurus,
    discountKurus: totalKurus - costKurus,
  };
  const stays = {
    ...line,
    quantity: line.quantity - quantity,
    studentDifferenceKurus: line.studentDifferenceKurus - studentDifferenceKurus,
    totalKurus: line.totalKurus - totalKurus,
    discountKurus: line.discountKurus - leaves.discountKurus,
  };
  return { stays, leaves };
}
