/**
 * The revenue of an order everywhere in the back office, in kuruş: what it received less refunds. A cancelled one
 * counts until its money is back. Revenue belongs to the day of the order. The tally computes the same
 * (`001-baseline/list-tallies.ts`).
 */
export const EARNED_KURUS = 'paid_kurus - refunded_kurus';
