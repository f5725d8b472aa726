/**
 * The revenue of an order everywhere in the back office, in kuruş: its payment less refunds. Unpaid and fully
 * refunded orders have none; a cancelled one counts until its money is back. Revenue belongs to the day of
 * the order. The tally computes the same (`001-baseline/list-tallies.ts`).
 */
export const EARNED_KURUS = `CASE WHEN payment_status = 'paid' THEN total_kurus - refunded_kurus ELSE 0 END`;
