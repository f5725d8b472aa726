import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { hasBegun } from '@contract/workshops/session.js';

/** All who are expected: guests with a booking, and those who were written down elsewhere. */
export function expectedGuests({ activeSeats, seatsTakenElsewhere }: AdminSessionRow): number {
  return activeSeats + seatsTakenElsewhere;
}

/** Somebody is still to come, so that the session is cancelled rather than deleted. */
export function isAwaited(session: AdminSessionRow, now: Date): boolean {
  return expectedGuests(session) > 0 && !hasBegun(session, now);
}
