import type { CancellationBill } from '../workshops/policies/booking-policy.js';

/** What a cancellation gives back, as the studio sees it. */
export interface CallerBill extends CancellationBill {
  /** The rules with which the seats were bought; empty when none hold, and then all goes back. */
  readonly rules: readonly string[];
}
