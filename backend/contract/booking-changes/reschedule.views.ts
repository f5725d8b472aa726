import type { SessionTimes } from '../workshops/session.js';
import type { PricedSeat, SeatPrices } from './move-difference.js';

/** A session to which a booking may be moved. */
export interface RescheduleDate extends SessionTimes {
  readonly sessionId: string;
  readonly title: string;
  readonly freeSeats: number;
  readonly prices: SeatPrices;
  /** Whether it is the same workshop on another day. */
  readonly isSameWorkshop: boolean;
}

/** A seat that may be moved. */
export interface ReschedulableSeat extends PricedSeat {
  readonly position: number;
  /** Empty until the buyer has named somebody. */
  readonly guestName: string;
  /** Whether somebody noted that the guest came or did not; then it stays. */
  readonly isNoted: boolean;
}

export interface RescheduleChoices {
  /** With which the seats were sold. */
  readonly prices: SeatPrices;
  readonly seats: readonly ReschedulableSeat[];
  /** The same workshop first, then by day. */
  readonly dates: readonly RescheduleDate[];
}
