import { useState } from 'react';
import { type LocalDate, studioDate } from '@contract/common/dates.js';
import { addMonths, type Month } from '../../../ui/calendar/calendar-month.js';
import { firstOpenDay } from '../../../ui/calendar/day-summary.js';
import type { CalendarAddress } from './use-calendar-address.js';
import { type MonthSessions, useMonthSessions } from './use-month-sessions.js';

interface Suggestion {
  readonly suggestedDay: LocalDate | null;
  readonly isLooking: boolean;
  /** The next day with a free seat in this month and the next one. */
  readonly nextOpenDay: LocalDate | null;
}

/**
 * Suggests the first day with a free seat, in the next month too if the address names none. The suggestion
 * stays even when its last seat is sold.
 */
export function useSuggestedDay({ month, firstMonth }: CalendarAddress, now: Date): Suggestion {
  const [kept, setKept] = useState<{ month: Month | null; day: LocalDate } | null>(null);
  const isThisMonth = month === null || month === firstMonth;
  const { found, isLooking, nextOpenDay } = useOpenDays(month ?? firstMonth, isThisMonth, now);
  const openDay = month === null ? nextOpenDay : found;
  const suggestion = openDay ?? (isThisMonth ? studioDate(now) : null);
  const shownDay = kept?.month === month ? kept.day : null;
  if (!isLooking && suggestion !== null && shownDay === null) setKept({ month, day: suggestion });
  return { suggestedDay: shownDay, isLooking, nextOpenDay };
}

/** Reads the first open day of a month, and of the next month when it is needed. */
function useOpenDays(month: Month, mayLookAhead: boolean, now: Date) {
  const found = openDayOf(useMonthSessions(month), now);
  const looksAhead = mayLookAhead && found === null;
  const ahead = useMonthSessions(addMonths(month, 1), looksAhead);
  const foundAhead = looksAhead && !ahead.hasFailed ? openDayOf(ahead, now) : null;
  return {
    found: found ?? null,
    isLooking: found === undefined || foundAhead === undefined,
    nextOpenDay: found ?? foundAhead ?? null,
  };
}

/** Undefined until the month has been read. */
function openDayOf({ days }: MonthSessions, now: Date): LocalDate | null | undefined {
  return days && firstOpenDay(days, now);
}
