import { useCallback, useMemo } from 'react';
import type { LocalDate } from '@contract/common/dates.js';
import { useAddressParams } from '../../../lib/navigation/use-address-params.js';
import { addMonths, isLocalDate, isMonth, type Month, monthOf } from '../../../ui/calendar/calendar-month.js';

/** The query parameters, by which a month and a day can be shared, reloaded and gone back to. */
const NAMES = { month: 'ay', day: 'gun' } as const;
/** The calendar ends after this many months, so that it does not go on without end. */
const HORIZON_MONTHS = 24;

interface Place {
  readonly month: Month | null;
  readonly day: LocalDate | null;
}

export interface CalendarAddress extends Place {
  readonly firstMonth: Month;
  readonly lastMonth: Month;
  readonly go: (place: Partial<Place>, options?: { readonly replace?: boolean }) => void;
}

/** Reads month, day and filter from the address. Invalid values, past months and months too far ahead are ignored. */
export function useCalendarAddress(today: LocalDate): CalendarAddress {
  const [params, setParams] = useAddressParams();
  const firstMonth = monthOf(today);
  const lastMonth = addMonths(firstMonth, HORIZON_MONTHS);
  const { month, day } = useMemo(
    () => readPlace(params, (candidate) => candidate >= firstMonth && candidate <= lastMonth),
    [params, firstMonth, lastMonth],
  );
  const go = useCallback<CalendarAddress['go']>(
    (place, { replace = false } = {}) => setParams((current) => writePlace(current, place), { replace }),
    [setParams],
  );
  return { month, day, firstMonth, lastMonth, go };
}

/** Returns the link to a month, for visitors without scripts. */
export function searchForMonth(month: Month): string {
  return writePlace(new URLSearchParams(), { month }).toString();
}

function readPlace(params: URLSearchParams, isShown: (month: Month) => boolean): Place {
  const month = params.get(NAMES.month) ?? '';
  const day = params.get(NAMES.day) ?? '';
  const shownDay = isLocalDate(day) && isShown(monthOf(day)) ? day : null;
  const shownMonth = isMonth(month) && isShown(month) ? month : null;
  return { month: shownMonth ?? (shownDay && monthOf(shownDay)), day: shownDay };
}

function writePlace(current: URLSearchParams, place: Partial<Place>): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const key of ['month', 'day'] as const) {
    const value = place[key];
    if (value === null) next.delete(NAMES[key]);
    else if (value !== undefined) next.set(NAMES[key], value);
  }
  return next;
}
