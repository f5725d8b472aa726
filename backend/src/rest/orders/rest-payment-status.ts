/** The documented clients know no part of a payment: what is not paid in full is unpaid. */
export function restPaymentStatus<Status extends string>(status: Status | 'partly_paid'): Status | 'unpaid' {
  return status === 'partly_paid' ? 'unpaid' : status;
}

interface PaymentCount {
  readonly paymentStatus: string;
  readonly count: number;
}

/** The counts by documented status. */
export function restPaymentDistribution(counts: readonly PaymentCount[]) {
  const partly = counts.find(({ paymentStatus }) => paymentStatus === 'partly_paid')?.count ?? 0;
  return counts
    .filter(({ paymentStatus }) => paymentStatus !== 'partly_paid')
    .map(({ paymentStatus, count }) => ({
      payment_status: paymentStatus,
      count: paymentStatus === 'unpaid' ? count + partly : count,
    }));
}
