import type { CancellationBill } from '../../workshops/policies/booking-policy.js';

/** What seats give back once the next guests have paid for them. */
export interface ResaleBill extends CancellationBill {
  /** It gives back more than a cancellation does now. */
  readonly isBetter: boolean;
}
