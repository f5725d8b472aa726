import type { LineAmounts } from './corrections/corrected-lines.js';

/** The seats that are taken out of a line into one of their own. */
interface LeavingSeats {
  /** Fewer than the line has. */
  readonly quantity: number;
  /** Their price after the coupon, in kuruş. */
  readonly costKurus: number;
  /** The part of the price that students without a proof paid up to the regular price, in kuruş. */
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
