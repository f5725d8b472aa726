/** The calls of one try: reading the refunded amount, a cancel, a refund, and reading the amount again. */
const CALLS_OF_A_TRY = 4;

/**
 * Data written to a connection that has been closed since may still be delivered: Linux retries for 102 s
 * (tcp_orphan_retries).
 */
const DELIVERED_WITHIN_MS = 120_000;

/** How long a claim of a refund lasts: until no request of it can reach iyzico any more. */
export function refundLeaseMs(callTimeoutMs: number): number {
  return CALLS_OF_A_TRY * callTimeoutMs + DELIVERED_WITHIN_MS;
}

/** The part of the lease that must be left when money is requested. */
export function leaseOfACallMs(callTimeoutMs: number): number {
  return callTimeoutMs + DELIVERED_WITHIN_MS;
}
