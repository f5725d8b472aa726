import { addDays, type LocalDate } from '@contract/common/dates.js';

/** yyyy-MM in the studio's time zone. */
export type Month = string;
/** Monday to Sunday; null for days of another month. */
export type Week = readonly (LocalDate | null)[];

export const DAYS_PER_WEEK = 7;

export function monthOf(date: LocalDate): Month {
  return date.slice(0, 7);
}

export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + (number - 1) + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

export function firstDayOf(month: Month): LocalDate {
  return `${month}-01`;
}

export function lastDayOf(month: Month): LocalDate {
  return addDays(firstDayOf(addMonths(month, 1)), -1);
}

/** 0 is Monday. */
export function weekdayOf(date: LocalDate): number {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay();
  return (sundayFirst + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK;
}

/** Returns the same day of another month, or its last day when it is shorter. */
export function sameDayIn(month: Month, date: LocalDate): LocalDate {
  const candidate = `${month}${date.slice(7)}`;
  const last = lastDayOf(month);
  return candidate < last ? candidate : last;
}

export function weeksOf(month: Month): Week[] {
  const first = firstDayOf(month);
  const lead = weekdayOf(first);
  const dayCount = Number(lastDayOf(month).slice(8));
  const weekCount = Math.ceil((lead + dayCount) / DAYS_PER_WEEK);
  return Array.from({ length: weekCount }, (_week, week) =>
    Array.from({ length: DAYS_PER_WEEK }, (_day, weekday) => {
      const offset = week * DAYS_PER_WEEK + weekday - lead;
      return offset >= 0 && offset < dayCount ? addDays(first, offset) : null;
    }),
  );
}

/** Fewer weeks than this are little to choose from. */
const FEW_WEEKS = 3;

/**
 * The weeks of a month from today's week on, because nobody can book what is over. When few are left, the next month's
 * first weeks follow.
 */
export function weeksAhead(month: Month, today: LocalDate): Week[] {
  if (month !== monthOf(today)) return weeksOf(month);
  const monday = addDays(today, -weekdayOf(today));
  const rest = weeksOf(month).filter((week) => (week.findLast((date) => date !== null) ?? '') >= monday);
  if (rest.length >= FEW_WEEKS) return rest;
  return Array.from({ length: FEW_WEEKS + 1 }, (_week, week) =>
    Array.from({ length: DAYS_PER_WEEK }, (_day, weekday) => {
      const date = addDays(monday, week * DAYS_PER_WEEK + weekday);
      return date < firstDayOf(month) ? null : date;
    }),
  );
}

export function isMonth(text: string): boolean {
  return /^20\d{2}-(0[1-9]|1[0-2])$/.test(text);
}

/** True for a day that exists, unlike 2026-02-30. */
export function isLocalDate(text: string): boolean {
  return /^20\d{2}-\d{2}-\d{2}$/.test(text) && isMonth(monthOf(text)) && addDays(text, 0) === text;
}
