import type { LocalDate, LocalTime } from '../../common/dates.js';

/** A seat as it lies on the phone: only what the door needs, because a phone is easily lost. */
export interface SnapshotSeat {
  readonly position: number;
  /** First name and initial, 'Ayşe K.'; null when only the buyer of the booking is known. */
  readonly name: string | null;
  readonly isStudent: boolean;
  /** A guest at the student price has shown nothing yet. */
  readonly needsProof: boolean;
  readonly isChild: boolean;
  /** There is a note on allergies or needs, which only the page with a connection shows. */
  readonly hasNeeds: boolean;
  /** The guest's own ticket: SHA-256 of its key, in hexadecimal. */
  readonly keyHash: string | null;
  readonly checkedInAt: string | null;
  readonly noShowAt: string | null;
}

export interface SnapshotBooking {
  readonly bookingId: string;
  readonly sessionId: string;
  /** First name and initial of the buyer. */
  readonly name: string;
  readonly isUnpaid: boolean;
  /** SHA-256 of the key of the booking's ticket, in hexadecimal. */
  readonly keyHash: string;
  readonly seats: readonly SnapshotSeat[];
}

export interface SnapshotSession {
  readonly id: string;
  readonly title: string;
  readonly isForChildren: boolean;
  readonly date: LocalDate;
  readonly startTime: LocalTime;
  readonly endTime: LocalTime;
}

/** Today's and tomorrow's guests, for a phone without a connection. */
export interface TodaySnapshot {
  /** The server's clock, by which the phone corrects its own. */
  readonly takenAt: string;
  readonly today: LocalDate;
  /** The next first. */
  readonly sessions: readonly SnapshotSession[];
  readonly bookings: readonly SnapshotBooking[];
}

/** A ticket of any day, for a scanned one that the snapshot does not know. */
export interface DoorTicket {
  readonly today: LocalDate;
  readonly session: SnapshotSession;
  /** Null when it was cancelled. */
  readonly booking: SnapshotBooking | null;
}
