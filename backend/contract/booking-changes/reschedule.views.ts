import type { SessionTimes } from '../workshops/session.js';

/** A session to which a booking may be moved. */
export interface RescheduleDate extends SessionTimes {
  readonly sessionId: string;
  readonly title: string;
  readonly freeSeats: number;
  /** The price of one seat of this kind there, in kuruş; what was paid stays. */
  readonly priceKurus: number;
  /** Whether it is the same workshop on another day. */
  readonly isSameWorkshop: boolean;
}

/** A seat that may be moved. */
export interface ReschedulableSeat {
  readonly position: number;
  /** Empty until the buyer has named somebody. */
  readonly guestName: string;
  /** Whether somebody noted that the guest came or did not; then it stays. */
  readonly isNoted: boolean;
}

export interface RescheduleChoices {
  readonly seats: readonly ReschedulableSeat[];
  /** The same workshop first, then by day. */
  readonly dates: readonly RescheduleDate[];
}
