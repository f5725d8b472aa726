/** Of one try: what is back is read, a cancel and a refund are asked for, and what is back is read again. */
const CALLS_OF_A_TRY = 4;

/**
 * What was written to a connection that is closed since may still be delivered: Linux sends it again for 102 s
 * (tcp_orphan_retries).
 */
const DELIVERED_WITHIN_MS = 120_000;

/** How long a refund belongs to whoever claimed it: until nothing that was asked for can reach iyzico any more. */
export function refundLeaseMs(callTimeoutMs: number): number {
  return CALLS_OF_A_TRY * callTimeoutMs + DELIVERED_WITHIN_MS;
}

/** What must be left of the lease when money is asked for. */
export function leaseOfACallMs(callTimeoutMs: number): number {
  return callTimeoutMs + DELIVERED_WITHIN_MS;
}
