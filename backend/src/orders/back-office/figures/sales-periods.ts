import { addDays, type LocalDate, studioDate } from '../../../../contract/common/dates.js';
import type { Days } from '../../../../contract/admin/dashboard/dashboard.views.js';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** A range of days, the last of which may not be over yet. */
export interface Period extends Days {
  /** The last day counts up to this instant; null for the whole day. */
  readonly until: Date | null;
}

interface Compared {
  readonly now: Period;
  readonly before: Period;
}

/**
 * Today compared with the same weekday of last week, and this month with the last one, each up to the same
 * hour in Istanbul.
 */
export function salesPeriods(now: Date): { readonly today: Compared; readonly month: Compared } {
  const today = studioDate(now);
  const weekAgo = addDays(today, -WEEK_DAYS);
  return {
    today: { now: { from: today, to: today, until: null }, before: upTo(weekAgo, weekAgo, now) },
    month: { now: { from: firstOf(today), to: today, until: null }, before: lastMonth(today, now) },
  };
}

/** When last month has no such day (31 March), all of it counts. */
function lastMonth(today: LocalDate, now: Date): Period {
  const end = addDays(firstOf(today), -1);
  const from = firstOf(end);
  const sameDay = `${from.slice(0, 'yyyy-MM-'.length)}${today.slice('yyyy-MM-'.length)}`;
  return sameDay > end ? { from, to: end, until: null } : upTo(from, sameDay, now);
}

/** Istanbul has no daylight saving time, so the same hour is a whole number of days away. */
function upTo(from: LocalDate, to: LocalDate, now: Date): Period {
  const daysAgo = Math.round((Date.parse(studioDate(now)) - Date.parse(to)) / DAY_MS);
  return { from, to, until: new Date(now.getTime() - daysAgo * DAY_MS) };
}

function firstOf(day: LocalDate): LocalDate {
  return `${day.slice(0, 'yyyy-MM'.length)}-01`;
}

/** The Mondays of the last weeks, the oldest first; the last one begins the current week. */
export function lastMondays(now: Date, weeks: number): LocalDate[] {
  const today = studioDate(now);
  const daysSinceMonday = (new Date(today).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
  const monday = addDays(today, -daysSinceMonday);
  return Array.from({ length: weeks }, (_, index) => addDays(monday, (index - weeks + 1) * WEEK_DAYS));
}
