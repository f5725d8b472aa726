/**
 * What counts as earned by an order, everywhere in the back office: what was paid, less what went back of it. Unpaid
 * orders and those whose money is back as a whole earn nothing; a cancelled one counts until its money is back. It counts
 * on the day of its order, whenever the money came or went. The tally adds up the same (migration 026).
 */
export const EARNED_KURUS = `CASE WHEN payment_status = 'paid' THEN total_kurus - refunded_kurus ELSE 0 END`;
