import { addDays, formatTimeRange, type LocalDate } from '../common/dates.js';
import type { ClosedDays } from '../studio/opening-hours.js';
import type { SessionClash } from './admin-sessions.views.js';
import { hasBegun, type SessionTimes } from './session.js';

const DAYS_PER_WEEK = 7;

/** Weeks to which one week is copied at most, and sessions that this may add at most. */
export const MAX_TARGET_WEEKS = 12;
export const MAX_WEEK_COPIES = 240;

type NamedSession = SessionTimes & { readonly id: string; readonly title: string };

/** A session of the week, as it would be copied to another week. */
export interface PlannedCopy {
  readonly sessionId: string;
  readonly title: string;
  readonly date: LocalDate;
  /** '14:00–17:00' */
  readonly hours: string;
  /** Its hour is over, so that it cannot be copied there. */
  readonly isPast: boolean;
  /** The days on which the studio is closed; null on other days. */
  readonly closed: ClosedDays | null;
  /** Sessions that overlap the copy. */
  readonly clashes: readonly SessionClash[];
}

/** The Monday of a day's week. */
export function mondayOf(date: LocalDate): LocalDate {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, -((sundayFirst + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK));
}

export function daysOfWeek(monday: LocalDate): LocalDate[] {
  return Array.from({ length: DAYS_PER_WEEK }, (_day, index) => addDays(monday, index));
}

interface WeekToCopy {
  readonly week: LocalDate;
  readonly sessions: readonly NamedSession[];
  /** Mondays. */
  readonly targets: readonly LocalDate[];
  /** The sessions of the target weeks. */
  readonly existing: readonly NamedSession[];
  readonly closedDays: readonly ClosedDays[];
  readonly now: Date;
}

/** Each session of the week on its weekday in each target week, by date and hour. */
export function planWeekCopies({
  week,
  sessions,
  targets,
  existing,
  closedDays,
  now,
}: WeekToCopy): PlannedCopy[] {
  return targets.toSorted().flatMap((target) =>
    sessions.map((session) => {
      const { id: sessionId, title, startTime, endTime } = session;
      const date = addDays(target, daysOfWeek(week).indexOf(session.date));
      return {
        sessionId,
        title,
        date,
        hours: formatTimeRange(startTime, endTime),
        isPast: hasBegun({ date, startTime }, now),
        closed: closedDays.find(({ from, to }) => from <= date && date <= to) ?? null,
        clashes: existing.filter((each) => each.date === date && overlap(each, session)).map(toClash),
      };
    }),
  );
}

export function toClash({ id, title, startTime, endTime }: NamedSession): SessionClash {
  return { id, title, hours: formatTimeRange(startTime, endTime) };
}

function overlap(one: SessionTimes, other: SessionTimes): boolean {
  return one.startTime < other.endTime && other.startTime < one.endTime;
}
