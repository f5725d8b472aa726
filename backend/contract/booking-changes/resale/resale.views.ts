import type { CancellationBill } from '../../workshops/policies/booking-policy.js';

/** The refund for seats once the next guests have paid for them. */
export interface ResaleBill extends CancellationBill {
  /** Whether a sale gives back more than a cancellation does now. */
  readonly isBetter: boolean;
}
