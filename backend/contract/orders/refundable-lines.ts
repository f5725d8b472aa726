import type { AdminOrderView } from './admin-orders.views.js';

/** A line for which money can go back. */
export interface RefundableLine {
  readonly lineId: string;
  readonly name: string;
  readonly quantity: number;
  /** The rest of its charge, in kuruş; more than 0. */
  readonly mostKurus: number;
  /** Its whole charge, in kuruş. */
  readonly paidKurus: number;
}

export function refundableLines({
  lines,
  refundableKurus,
}: Pick<AdminOrderView, 'lines' | 'refundableKurus'>): RefundableLine[] {
  return lines
    .map(({ id, name, quantity, paidKurus, refundRequestedKurus }) => ({
      lineId: id,
      name,
      quantity,
      mostKurus: Math.min(paidKurus - refundRequestedKurus, refundableKurus),
      paidKurus,
    }))
    .filter(({ mostKurus }) => mostKurus > 0);
}

/** The part of the line's charge that so many of its pieces or seats make up, in kuruş, rounded. */
export function priceOfSome({ paidKurus, quantity }: RefundableLine, count: number): number {
  return Math.round((paidKurus * count) / quantity);
}
