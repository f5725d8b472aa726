interface GivenBack {
  /** All refunds that have arrived, in kuruş. */
  readonly refundedKurus: number;
  /** What corrections gave back, in kuruş. */
  readonly correctedKurus: number;
}

/**
 * What has gone back of an order's total, and what is on its way, in kuruş. What corrections gave back does not count:
 * the total is lower since then. `pendingKurus`: all refunds on their way.
 */
export function refundsOfTotal(
  { refundedKurus, correctedKurus }: GivenBack,
  pendingKurus: number,
): { readonly refundedKurus: number; readonly pendingRefundKurus: number } {
  const backKurus = Math.max(0, refundedKurus + pendingKurus - correctedKurus);
  const pendingRefundKurus = Math.min(pendingKurus, backKurus);
  return { refundedKurus: backKurus - pendingRefundKurus, pendingRefundKurus };
}
