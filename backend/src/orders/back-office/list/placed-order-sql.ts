/**
 * An order that was paid or confirmed, in SQL. Tries that ended unpaid, and those that still wait at the bank,
 * are no orders in the figures of the studio.
 */
export const IS_PLACED = `NOT (payment_status = 'unpaid' AND status IN ('pending', 'cancelled'))`;

/** The same for counts that were read. */
export function isPlaced({
  status,
  paymentStatus,
}: {
  readonly status: string;
  readonly paymentStatus: string;
}): boolean {
  return paymentStatus !== 'unpaid' || (status !== 'pending' && status !== 'cancelled');
}
