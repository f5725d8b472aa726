import type { CheaperDayRule } from '../workshops/policies/booking-policy.js';

/** What a session asks for one seat, in kuruş. */
export interface SeatPrices {
  readonly regularKurus: number;
  /** For a seat of this kind: the student price, or the regular one again. */
  readonly unitKurus: number;
}

/** A seat as far as its price goes along to another day. */
export interface PricedSeat {
  /** What it cost after the coupon, in kuruş. */
  readonly pricePaidKurus: number;
  /** Whether a student without a proof paid the regular price. */
  readonly paysRegular: boolean;
}

interface PricesOfMove {
  readonly from: SeatPrices;
  readonly to: SeatPrices;
}

/**
 * How much more each seat costs on the new day, in kuruş, in the order of the seats; less than 0 when it is cheaper. The
 * part of the coupon stays with the seat, and no seat costs less than nothing. By the rule 'kept' a cheaper day changes
 * no price.
 */
export function seatDifferences(
  seats: readonly PricedSeat[],
  { from, to }: PricesOfMove,
  rule: CheaperDayRule,
): number[] {
  const differences = seats.map(({ pricePaidKurus, paysRegular }) => {
    const more = paysRegular ? to.regularKurus - from.regularKurus : to.unitKurus - from.unitKurus;
    return Math.max(more, -pricePaidKurus);
  });
  const isCheaper = differences.every((difference) => difference <= 0);
  return rule === 'kept' && isCheaper ? differences.map(() => 0) : differences;
}
