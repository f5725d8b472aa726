/** The amounts of a line that a correction may lessen, in kuruş. */
export interface LineAmounts {
  readonly quantity: number;
  readonly unitPriceKurus: number;
  readonly totalKurus: number;
  /** Its part of the coupon. */
  readonly discountKurus: number;
  /** What students without a proof paid up to the regular price; a part of the total. */
  readonly studentDifferenceKurus: number;
}

/**
 * The line with less of it. The buyer keeps the part of the coupon for what stays, rounded to the kuruş, whatever the
 * coupon asks of a new cart. Seats whose student difference was paid stay.
 */
export function lessOfLine<Line extends LineAmounts>(line: Line, quantity: number): Line {
  return {
    ...line,
    quantity,
    totalKurus: line.unitPriceKurus * quantity + line.studentDifferenceKurus,
    discountKurus: Math.round((line.discountKurus * quantity) / line.quantity),
  };
}

/** The fee of a parcel that is not sent any more. */
export function forNothing<
  Line extends Pick<LineAmounts, 'unitPriceKurus' | 'totalKurus'> & { readonly regularPriceKurus: number },
>(line: Line): Line {
  return { ...line, unitPriceKurus: 0, regularPriceKurus: 0, totalKurus: 0 };
}

/** What a line costs after the correction, and what of its money has not gone back. */
export interface PaidLine {
  readonly lineId: string;
  readonly costKurus: number;
  readonly keptKurus: number;
}

interface PaidOrder {
  /** What the order costs after the correction, in kuruş. */
  readonly totalKurus: number;
  readonly paidKurus: number;
  /** What earlier corrections gave back, in kuruş. */
  readonly correctedKurus: number;
  readonly lines: readonly PaidLine[];
}

interface LineBack {
  readonly lineId: string;
  readonly amountKurus: number;
}

/**
 * What a correction gives back, by line: what was paid beyond the new total, which has nothing in it that was written off. Money that pays for another line of the
 * order stays, and what went back before is not given back twice.
 */
export function givenBack({ totalKurus, paidKurus, correctedKurus, lines }: PaidOrder): LineBack[] {
  let leftKurus = Math.max(0, paidKurus - correctedKurus - totalKurus);
  return lines
    .map(({ lineId, costKurus, keptKurus }) => {
      const amountKurus = Math.min(leftKurus, Math.max(0, keptKurus - costKurus));
      leftKurus -= amountKurus;
      return { lineId, amountKurus };
    })
    .filter(({ amountKurus }) => amountKurus > 0);
}
