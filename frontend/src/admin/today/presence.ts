import type { ExpectedGuest } from '@contract/attendance/attendance.views.js';
import type { Presence } from '@contract/attendance/offline/seat-presence.js';

export interface Counts {
  readonly expected: number;
  readonly here: number;
  readonly missing: number;
  readonly noShows: number;
}

/** A guest who was let in although the booking was cancelled is here, but was not expected. */
export function countGuests(
  guests: readonly ExpectedGuest[],
  presence: (guest: ExpectedGuest) => Presence,
): Counts {
  const awaited = guests.filter(({ isCancelled }) => !isCancelled);
  const of = (wanted: Presence) => awaited.filter((guest) => presence(guest) === wanted).length;
  return { expected: awaited.length, here: of('came'), missing: of('expected'), noShows: of('no_show') };
}
