import { type LocalDate, studioDate } from '@contract/common/dates.js';
import { useNow } from '../../../lib/use-now.js';
import {
  addMonths,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
} from '../../../ui/calendar/calendar-month.js';
import { firstOpenDay } from '../../../ui/calendar/day-summary.js';
import { useCalendarAddress } from './use-calendar-address.js';
import { type MonthSessions, useMonthSessions, usePrefetchedMonths } from './use-month-sessions.js';
import { useSuggestedDay } from './use-suggested-day.js';

export interface Calendar {
  readonly now: Date;
  readonly today: LocalDate;
  readonly month: Month;
  /** Null: still being looked for, or a month without a single workshop. */
  readonly day: LocalDate | null;
  readonly isLookingForDay: boolean;
  /** The next open day is not known yet. */
  readonly isLookingAhead: boolean;
  /** Month or day come from the address, not from what the calendar suggests. */
  readonly isInAddress: boolean;
  readonly monthSessions: MonthSessions;
  /** The day's own month, which the grid may have left by now. */
  readonly daySessions: MonthSessions;
  /** The next day with a free seat, as far as this month and the one after know. */
  readonly nextOpenDay: LocalDate | null;
  readonly firstDay: LocalDate;
  readonly lastDay: LocalDate;
  readonly showDay: (day: LocalDate) => void;
  /** Leafs on: the month's first open day is shown. */
  readonly showMonth: (month: Month) => void;
  /** Only the grid moves, as when somebody walks through it by keyboard; the day's list stays. */
  readonly moveGrid: (month: Month) => void;
}

/** Nearer than the month's first one to whoever looks at a day late in it. */
function openDayAfter(day: LocalDate | null, { days }: MonthSessions, now: Date): LocalDate | null {
  if (day === null || !days) return null;
  return firstOpenDay(new Map([...days].filter(([date]) => date > day)), now);
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
    firstDay: firstDayOf(address.firstMonth),
    lastDay: lastDayOf(address.lastMonth),
    showDay: (next) => address.go({ month: monthOf(next), day: next }),
    showMonth: (next) => address.go({ month: next, day: null }),
    moveGrid: (next) => address.go({ month: next, day }, { replace: true }),
  };
}
