import type { EntryStatus } from './entry-status.js';
import type { QueueReason } from './queue-reason.js';

/** Somebody on the list of a session, as the studio sees it. */
export interface QueueEntry {
  readonly id: string;
  readonly status: EntryStatus;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly seats: number;
  readonly takesFewer: boolean;
  readonly takesAnyDate: boolean;
  readonly isStudent: boolean;
  readonly note: string;
  /** ISO instant. */
  readonly joinedAt: string;
  /** They wait for another date of the workshop, and would come on this one. */
  readonly isOfOtherDate: boolean;
  /** How many seats were free when the entry was passed over; null when it never was. */
  readonly passedOverFree: number | null;
  /** Seats that are kept for them at the moment. */
  readonly offer: { readonly seats: number; readonly endsAt: string; readonly isInCart: boolean } | null;
}

/** The waiting list of a session. */
export interface SessionQueue {
  /** Those who wait first, in their order; then what became of the others. */
  readonly entries: readonly QueueEntry[];
  readonly reason: QueueReason;
  readonly freeSeats: number;
  /** Seats that would be taken if there were enough for all who wait. */
  readonly waitedSeats: number;
}

/** How many people wait for a session; sessions for which nobody does are left out. */
export interface QueueLength {
  readonly sessionId: string;
  readonly people: number;
}
