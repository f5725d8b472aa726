import type { StudioSeatGuest } from '../bookings/seat-guests/seat-guests.views.js';
import type { LocalDate, LocalTime } from '../common/dates.js';
import type { SessionTimes } from '../workshops/session.js';
import type { AttendanceOutcome } from './attendance.js';
import type { StudentProof } from './student-proof.js';

/** The answer to one action. */
export interface AttendanceAnswer {
  /** The action's id. */
  readonly id: string;
  readonly outcome: AttendanceOutcome;
  /** Since when the seat says so: the time of this action, or of the one that came first. An ISO instant. */
  readonly at: string | null;
  /** The name of the admin who noted it. */
  readonly by: string | null;
  /** What the helper reads; null when it was done as asked. */
  readonly message: string | null;
}

/** The guest of one seat, as the door knows them. */
export interface ExpectedGuest {
  readonly bookingId: string;
  readonly position: number;
  readonly shortId: string;
  readonly orderId: string;
  /** Null when the buyer has not said who sits there. */
  readonly named: StudioSeatGuest | null;
  /** Name and surname of who booked. */
  readonly bookedBy: string;
  readonly phone: string;
  /** Seats of the booking. */
  readonly seats: number;
  readonly isStudent: boolean;
  readonly studentProof: StudentProof;
  /** What a guest at the student price pays more without the student card, in kuruş. */
  readonly studentDifferenceKurus: number;
  /** What is still to be paid of the booking, in kuruş. */
  readonly openKurus: number;
  /** The buyer's notes for the studio. */
  readonly notes: string;
  /** Nobody came with this telephone number or address before. */
  readonly isNew: boolean;
  readonly isCancelled: boolean;
  /** ISO instants; never both. */
  readonly checkedInAt: string | null;
  readonly noShowAt: string | null;
  /** The name of the admin who noted it last. */
  readonly notedBy: string | null;
}

/** A session of a day with everybody who is expected, and who came although the booking was cancelled. */
export interface AttendedSession extends SessionTimes {
  readonly sessionId: string;
  readonly title: string;
  readonly isForChildren: boolean;
  readonly capacity: number;
  /** Seats that were taken outside the shop, whose guests the shop does not know. */
  readonly seatsTakenElsewhere: number;
  /** How many people more than seats the studio accepted. */
  readonly overbookedSeats: number;
  readonly guests: readonly ExpectedGuest[];
}

export interface AttendanceDay {
  readonly date: LocalDate;
  /** When it was read, as an ISO instant of the server's clock. */
  readonly readAt: string;
  readonly sessions: readonly AttendedSession[];
  /** The first session after the day; null when none is planned. */
  readonly nextSession: NextSession | null;
}

export interface NextSession {
  readonly title: string;
  readonly date: LocalDate;
  readonly startTime: LocalTime;
}
