import { addDays, type LocalDate } from '../../../contract/common/dates.js';

/** A range of days without its last one; absent ends mean the first or the last row. */
export interface Days {
  readonly from?: LocalDate | undefined;
  readonly until?: LocalDate | undefined;
}

interface DaysByMonths {
  /** The whole months, with open ends where the days have none; null when the days contain no whole month. */
  readonly months: Days | null;
  /** The days before and after those months; all days when there are none. */
  readonly rest: readonly Days[];
}

export function byMonths({ from, until }: Days): DaysByMonths {
  const first = from && (isFirst(from) ? from : firstOfMonth(from, 1));
  const last = until && firstOfMonth(until);
  if (first && last && first >= last) return { months: null, rest: [{ from, until }] };
  const rest = [
    { from, until: first },
    { from: last, until },
  ];
  return { months: { from: first, until: last }, rest: rest.filter((days) => days.from !== days.until) };
}

function firstOfMonth(day: LocalDate, monthsLater = 0): LocalDate {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + monthsLater, 1)).toISOString().slice(0, 'yyyy-MM-dd'.length);
}

export function monthOf(day: LocalDate): string {
  return day.slice(0, 'yyyy-MM'.length);
}

const THIRDS = [1, 11, 21];
const HALF_A_THIRD = 5;

/** The nearest of the 1st, 11th and 21st of the month, and the 1st of the next. */
export function nearestThird(day: LocalDate): LocalDate {
  const date = Number(day.slice('yyyy-MM-'.length));
  const nearest = THIRDS.find((first) => Math.abs(date - first) <= HALF_A_THIRD);
  return nearest === undefined ? firstOfMonth(day, 1) : addDays(day, nearest - date);
}

const isFirst = (day: LocalDate) => day.endsWith('-01');
