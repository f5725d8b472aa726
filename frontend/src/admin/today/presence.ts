import type { AttendanceKind } from '@contract/attendance/attendance.js';
import type { ExpectedGuest } from '@contract/attendance/attendance.views.js';
import type { SeatState } from './use-attendance.js';

export type Presence = 'expected' | 'came' | 'no_show';

const LEADS_TO: Readonly<Record<AttendanceKind, Presence>> = {
  came: 'came',
  came_undone: 'expected',
  no_show: 'no_show',
  no_show_undone: 'expected',
};

export interface NotedPresence {
  readonly presence: Presence;
  /** Since when, as an ISO instant. */
  readonly at: string | null;
}

/** Whether the guest is here, by the server and by what this device has just noted. */
export function presenceOf(guest: ExpectedGuest, state: SeatState): NotedPresence {
  if (state.state === 'kept') {
    const presence = LEADS_TO[state.kind];
    return { presence, at: presence === 'expected' ? null : state.at };
  }
  const { checkedInAt, noShowAt } = guest;
  if (checkedInAt !== null) return { presence: 'came', at: checkedInAt };
  return noShowAt === null ? { presence: 'expected', at: null } : { presence: 'no_show', at: noShowAt };
}

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
