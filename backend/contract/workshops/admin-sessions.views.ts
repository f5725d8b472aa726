import type { BookingPaymentStatus, BookingStatus } from '../bookings/booking.js';
import type { StudioSeatGuest } from '../bookings/seat-guests/seat-guests.views.js';
import type { LocalDate, LocalTime } from '../common/dates.js';
import type { SeatBlock } from './seat-block.js';
import type { SessionTimes } from './session.js';
import type { SessionFields } from './session-fields.js';

/** A session as the studio sees it. */
export interface AdminSessionRow extends SessionFields {
  readonly id: string;
  readonly isForChildren: boolean;
  /** Sent back with a change, so that an intervening change by another admin is detected. */
  readonly version: number;
  /** Booked seats, including those taken outside the shop. */
  readonly bookedSeats: number;
  /** Seats held for checkouts and for those to whom they were offered. */
  readonly heldSeats: number;
  /** The number of bookings that are not cancelled, and their seats. */
  readonly activeBookings: number;
  readonly activeSeats: number;
  /** What was paid for these bookings, and is refunded when the session is cancelled. */
  readonly activePaidKurus: number;
  /** Seats that were taken outside the shop, whose guests get no mail from it. */
  readonly seatsTakenElsewhere: number;
  /** Seats that the studio keeps for itself. */
  readonly seatsKept: number;
  /** Seats beyond the capacity that the studio gave knowingly. */
  readonly overbookedSeats: number;
  /** Bookings whose guests have not said yet whether its new day suits them, after it was moved. */
  readonly openMoveAnswers: number;
  /** Set once the session was cancelled, which removes it from the public calendar. */
  readonly cancellation: SessionCancellation | null;
}

/** The progress of a cancellation, which continues by itself. */
export interface SessionCancellation {
  readonly cancelledAt: string;
  /** Bookings that are still to be cancelled. */
  readonly waiting: number;
  readonly cancelled: number;
  /** The number of cancelled bookings that have been refunded. */
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
  /** How many of them their guest put up for resale. */
  readonly listedSeats: number;
  /** Who sits on which seat, as far as the buyer named them. */
  readonly namedGuests: readonly StudioSeatGuest[];
  readonly isStudent: boolean;
  readonly totalKurus: number;
  /** What was paid of the total so far, in kuruş. */
  readonly paidKurus: number;
  readonly status: BookingStatus;
  readonly paymentStatus: BookingPaymentStatus;
  readonly notes: string;
}

/** The participants of a session, for the screen and for printing. */
export interface SessionGuests extends SessionTimes {
  readonly sessionId: string;
  readonly title: string;
  readonly isForChildren: boolean;
  readonly capacity: number;
  readonly bookedSeats: number;
  /** Seats beyond the capacity that the studio gave knowingly. */
  readonly overbookedSeats: number;
  readonly guests: readonly SessionGuest[];
  /** Seats that no booking has. */
  readonly blocks: readonly SeatBlock[];
}

/** The existing sessions of a day that a session is to be copied to. */
export interface CopyPreviewDay {
  readonly date: LocalDate;
  /** Sessions that overlap the copy. */
  readonly clashes: readonly SessionClash[];
}

/** A session that overlaps the hours of another one. */
export interface SessionClash {
  readonly id: string;
  readonly title: string;
  /** '14:00–17:00' */
  readonly hours: string;
}

/** A session that a list can be narrowed to. */
export interface SessionChoice {
  readonly id: string;
  readonly title: string;
  readonly date: LocalDate;
  readonly startTime: LocalTime;
}
