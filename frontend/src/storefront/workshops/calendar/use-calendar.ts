import { addDays, type LocalDate, studioDate } from '@contract/common/dates.js';
import { useNow } from '../../../lib/time/use-now.js';
import {
  addMonths,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
  weekdayOf,
} from '../../../ui/calendar/calendar-month.js';
import { firstOpenDay } from '../../../ui/calendar/day-summary.js';
import { useCalendarAddress } from './use-calendar-address.js';
import { type MonthSessions, useMonthSessions, usePrefetchedMonths } from './use-month-sessions.js';
import { useSuggestedDay } from './use-suggested-day.js';

export interface Calendar {
  readonly now: Date;
  readonly today: LocalDate;
  readonly month: Month;
  /** Null while it is being looked for, and for a month without workshops. */
  readonly day: LocalDate | null;
  readonly isLookingForDay: boolean;
  /** True while the next open day is being looked for. */
  readonly isLookingAhead: boolean;
  /** True when month or day come from the address and not from the calendar's suggestion. */
  readonly isInAddress: boolean;
  readonly monthSessions: MonthSessions;
  /** The sessions of the chosen day's month, which the grid may have left. */
  readonly daySessions: MonthSessions;
  /** The next day with a free seat in this month and the next one. */
  readonly nextOpenDay: LocalDate | null;
  readonly firstDay: LocalDate;
  readonly lastDay: LocalDate;
  readonly showDay: (day: LocalDate) => void;
  /** Shows a month with its first open day. */
  readonly showMonth: (month: Month) => void;
  /** Shows another month in the grid only, during keyboard navigation; the day's list stays. */
  readonly moveGrid: (month: Month) => void;
}

/** Returns the first open day after the given one, which is nearer than the first open day of its month. */
function openDayAfter(day: LocalDate | null, { days }: MonthSessions, now: Date): LocalDate | null {
  if (day === null || !days) return null;
  return firstOpenDay(new Map([...days].filter(([date]) => date > day)), now);
}

/** Monday of this week, or the first of the month when that is later. */
function firstShownDay(today: LocalDate): LocalDate {
  const monday = addDays(today, -weekdayOf(today));
  const first = firstDayOf(monthOf(today));
  return monday > first ? monday : first;
}

export function useCalendar(): Calendar {
  const now = useNow();
  const today = studioDate(now);
  const address = useCalendarAddress(today);
  const { suggestedDay, isLooking, nextOpenDay } = useSuggestedDay(address, now);
  const day = address.day ?? suggestedDay;
  const month = address.month ?? monthOf(day ?? today);
  const monthSessions = useMonthSessions(month);
  const daySessions = useMonthSessions(monthOf(day ?? firstDayOf(month)));
  const isShown = (candidate: Month) => candidate >= address.firstMonth && candidate <= address.lastMonth;
  usePrefetchedMonths(
    [addMonths(month, 1), addMonths(month, -1)].filter(isShown),
    monthSessions.days !== undefined,
  );
  return {
    now,
    today,
    month,
    day,
    isLookingForDay: day === null && isLooking,
    isLookingAhead: isLooking,
    isInAddress: address.month !== null,
    monthSessions,
    daySessions,
    nextOpenDay: openDayAfter(day, daySessions, now) ?? nextOpenDay,
    firstDay: firstShownDay(today),
    lastDay: lastDayOf(address.lastMonth),
    showDay: (next) => address.go({ month: monthOf(next), day: next }),
    showMonth: (next) => address.go({ month: next, day: null }),
    moveGrid: (next) => address.go({ month: next, day }, { replace: true }),
  };
}
