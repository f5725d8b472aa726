import type { CancellationBill } from '../workshops/policies/booking-policy.js';

/** The bill of a cancellation as the studio sees it, with the rules behind it. */
export interface CallerBill extends CancellationBill {
  /** The rules with which the seats were bought; empty when none hold, and then all goes back. */
  readonly rules: readonly string[];
}
