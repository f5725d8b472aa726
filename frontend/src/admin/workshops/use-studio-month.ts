import type { LocalDate } from '@contract/common/dates.js';
import { hasBegun, seatStatus } from '@contract/workshops/session.js';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { trpc } from '../../lib/server/trpc.js';
import type { Month } from '../../ui/calendar/calendar-month.js';
import { type DaySummary, summariseDay } from '../../ui/calendar/day-summary.js';
import { freeSeats } from '../lib/session-seats.js';

/** Reads a month of the studio's calendar. Cancelled sessions are listed, but not counted. */
export function useStudioMonth(month: Month, now: Date) {
  const query = trpc.admin.workshops.month.useQuery({ month });
  const sessions = query.data;
  const active = sessions?.filter(({ cancellation }) => cancellation === null);
  const summaryOf = (date: LocalDate): DaySummary | null | undefined => {
    if (!active) return query.isError ? null : undefined;
    const ofDay = active.filter((session) => session.date === date);
    const seatsLeft = ofDay.map((session) => ({ ...session, available: freeSeats(session) }));
    const overbooked = ofDay.reduce((sum, session) => sum + session.overbookedSeats, 0);
    return { ...summariseDay(seatsLeft, now), overbooked };
  };
  return {
    query,
    summaryOf,
    sessionsOf: (date: LocalDate) => sessions?.filter((session) => session.date === date),
    totals: active && {
      sessions: active.length,
      // Seats that can still be sold.
      free: active
        .filter((session) => !hasBegun(session, now))
        .reduce((sum, session) => sum + freeSeats(session), 0),
    },
  };
}

export const statusOf = (session: AdminSessionRow) => seatStatus(freeSeats(session));
