import type { CheaperDayRule } from '../../workshops/policies/booking-policy.js';
import type { SessionTimes } from '../../workshops/session.js';
import type { PricedSeat, SeatPrices } from '../move-difference.js';

/** Why nothing of a booking can be changed by its guest any more. */
export type GuestChangesState = 'open' | 'begun' | 'cancelled' | 'not_offered';

/** Why a seat cannot go to another day. */
export type MoveRefusal = 'move_too_late' | 'no_moves_left' | 'guest_noted';

export interface ChangeableSeat extends PricedSeat {
  readonly position: number;
  /** Empty until the buyer has named somebody. */
  readonly guestName: string;
  readonly moveRefusal: MoveRefusal | null;
  /** Whether the seat can be cancelled: nobody noted that its guest came or did not. */
  readonly mayCancel: boolean;
  /** Its guest put it up for resale, and nobody has paid for it yet. */
  readonly isListed: boolean;
  /** Whether it can be put up: a sale would give back more than a cancellation does now. */
  readonly mayList: boolean;
}

/** Another day of the same workshop. */
export interface MoveDate extends SessionTimes {
  readonly sessionId: string;
  readonly freeSeats: number;
  readonly prices: SeatPrices;
}

/** What a guest may do with a booking, and by which rules. */
export interface GuestChangesView extends SessionTimes {
  readonly bookingId: string;
  readonly shortId: string;
  readonly version: number;
  readonly title: string;
  readonly state: GuestChangesState;
  /** The rules as they were when the seats were bought; empty when none were promised. */
  readonly rules: readonly string[];
  readonly cheaperDay: CheaperDayRule;
  readonly prices: SeatPrices;
  readonly seats: readonly ChangeableSeat[];
  readonly dates: readonly MoveDate[];
  /** Where somebody else is named for a seat. */
  readonly guestsUrl: string;
}

/** What became of a move. */
export interface MovedByGuest {
  /** The page of the booking of the moved seats: a new one when others of the party stayed. */
  readonly changesUrl: string;
  readonly differenceKurus: number;
  /** Where the adult who is responsible for the children is named; null when nobody is missing. */
  readonly guestsUrl: string | null;
  /** Where the difference is paid by card; null when nothing is to be paid. */
  readonly paymentUrl: string | null;
}

/** What became of a cancellation. */
export interface CancelledByGuest {
  readonly refundKurus: number;
}
