import type { SessionTimes } from '../workshops/session.js';
import type { EntryStatus } from './entry-status.js';

/** A session as the page of an entry names it. */
export interface WaitedSession extends SessionTimes {
  readonly id: string;
  readonly title: string;
  readonly priceKurus: number;
  readonly studentPriceKurus: number;
}

/** Seats that are kept for the reader. */
export interface OfferView {
  readonly session: WaitedSession;
  readonly seats: number;
  /** ISO instant. */
  readonly endsAt: string;
  /** The seats are in an order that is at the bank. */
  readonly isBeingPaid: boolean;
}

/** Another date of the workshop, at which nobody has to wait. */
export interface FreeDate extends SessionTimes {
  readonly sessionId: string;
  readonly freeSeats: number;
}

/** The page of somebody who waits. */
export interface WaitingListEntryView {
  readonly id: string;
  readonly status: EntryStatus;
  readonly name: string;
  readonly seats: number;
  readonly takesFewer: boolean;
  readonly takesAnyDate: boolean;
  readonly isStudent: boolean;
  readonly session: WaitedSession;
  /** Among those who wait for this session, from 1; null when the entry does not wait any more. */
  readonly place: number | null;
  /** How many seats were free when the entry was passed over; null when it never was. */
  readonly passedOverFree: number | null;
  readonly offer: OfferView | null;
  /** The session was moved, and the entry keeps its place for the new day if its owner says so. */
  readonly mayStay: boolean;
  /** Other dates of the same workshop with free seats, the next first; none while seats are offered. */
  readonly otherDates: readonly FreeDate[];
}
