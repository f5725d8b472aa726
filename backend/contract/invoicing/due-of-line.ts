/** What decides how much of a line has to be documented. Amounts in kuruş. */
export interface LineDebt {
  /** What the line costs after coupon and corrections. */
  readonly chargeKurus: number;
  /** What it received, without what corrections gave back. */
  readonly paidKurus: number;
  /** What was requested to go back of that and has not failed. */
  readonly refundedKurus: number;
  /** Its seats were cancelled, or its order was: nobody is asked for what is still open of it. */
  readonly isCancelled: boolean;
  /** Nothing is open of its order. */
  readonly isOrderPaid: boolean;
  /** The goods were handed over, the workshop has begun, or whatever else the studio's rule waits for. */
  readonly hasCome: boolean;
}

/**
 * How much of a line must stand in documents. A line may have received a kuruş more or less than it costs when its order
 * was paid in parts, so a line whose money is all back is due nothing.
 */
export function dueOfLine(line: LineDebt): number {
  if (!line.hasCome) return 0;
  const { chargeKurus, paidKurus, refundedKurus } = line;
  if (line.isOrderPaid && refundedKurus > 0 && refundedKurus >= paidKurus) return 0;
  const openKurus = Math.max(0, chargeKurus - paidKurus);
  return Math.max(0, chargeKurus - refundedKurus - (line.isCancelled ? openKurus : 0));
}
