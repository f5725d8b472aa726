import type { BookingPaymentStatus, BookingStatus } from '../bookings/booking.js';
import type { LocalDate } from '../common/dates.js';
import type { SessionTimes } from './session.js';
import type { SessionFields } from './session-fields.js';

/** A session as the studio sees it. */
export interface AdminSessionRow extends SessionFields {
  readonly id: string;
  /** To be sent back with a change: another's change in between is noticed. */
  readonly version: number;
  /** Bookings and places promised elsewhere. */
  readonly bookedSeats: number;
  /** Kept for visitors who are paying. */
  readonly heldSeats: number;
  /** Bookings that still stand, and their seats. */
  readonly livingBookings: number;
  readonly livingSeats: number;
  /** Set once the session was called off: it is in nobody's calendar any more. */
  readonly callOff: CallOffProgress | null;
}

/** How far the calling off has come; the rest follows by itself. */
export interface CallOffProgress {
  readonly calledOffAt: string;
  /** Bookings that are still to be cancelled. */
  readonly waiting: number;
  readonly cancelled: number;
  /** Of the cancelled ones: the money is back. */
  readonly refunded: number;
}

export interface SessionGuest {
  readonly bookingId: string;
  readonly shortId: string;
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly phone: string;
  readonly seats: number;
  /** Whoever comes along, as far as they were named. */
  readonly guestNames: readonly string[];
  readonly isStudent: boolean;
  readonly totalKurus: number;
  readonly status: BookingStatus;
  readonly paymentStatus: BookingPaymentStatus;
  readonly notes: string;
}

/** Who comes on a day, for the screen and for paper. */
export interface SessionGuests extends SessionTimes {
  readonly sessionId: string;
  readonly title: string;
  readonly capacity: number;
  readonly bookedSeats: number;
  readonly guests: readonly SessionGuest[];
}

/** What stands on a day that a session is to be copied to. */
export interface CopyPreviewDay {
  readonly date: LocalDate;
  /** Sessions whose hours meet those of the copy. */
  readonly clashes: readonly { readonly id: string; readonly title: string; readonly hours: string }[];
}
