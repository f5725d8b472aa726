import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { addDays, type LocalDate } from '@contract/common/dates.js';
import { addMonths, DAYS_PER_WEEK, type Month, monthOf, sameDayIn, weekdayOf } from './calendar-month.js';

interface GridFocusOptions {
  readonly month: Month;
  /** The days on which Tab may enter the grid until a day has the focus; the first one in the month is used. */
  readonly entrances: readonly LocalDate[];
  readonly firstDay: LocalDate;
  readonly lastDay: LocalDate;
  readonly onMonth: (month: Month) => void;
}

export interface GridFocus {
  readonly gridRef: RefObject<HTMLTableElement | null>;
  readonly tabStop: LocalDate;
  readonly focusDay: (date: LocalDate, options?: FocusOptions) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

type Step = (from: LocalDate) => LocalDate;

/** The keys of the WAI-ARIA date grid; Enter and Space press the day's own button. */
const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: (from) => addDays(from, -1),
  ArrowRight: (from) => addDays(from, 1),
  ArrowUp: (from) => addDays(from, -DAYS_PER_WEEK),
  ArrowDown: (from) => addDays(from, DAYS_PER_WEEK),
  Home: (from) => addDays(from, -weekdayOf(from)),
  End: (from) => addDays(from, DAYS_PER_WEEK - 1 - weekdayOf(from)),
  PageUp: (from) => sameDayIn(addMonths(monthOf(from), -1), from),
  PageDown: (from) => sameDayIn(addMonths(monthOf(from), 1), from),
};

/** Makes one day of the grid reachable with Tab. The arrow keys move on from there, also into other months. */
export function useGridFocus({ month, entrances, firstDay, lastDay, onMonth }: GridFocusOptions): GridFocus {
  const gridRef = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<LocalDate | null>(null);
  /** The day that a key chose in a month that is not rendered yet. */
  const awaited = useRef<{ readonly date: LocalDate; readonly options: FocusOptions } | null>(null);

  const reach = () => {
    if (!awaited.current) return;
    const { date, options } = awaited.current;
    // The grid may show first days of the next month. When it turns to that month, its buttons are replaced.
    if (monthOf(date) !== month) return;
    const button = gridRef.current?.querySelector<HTMLElement>(`[data-date="${date}"]`);
    if (!button) return;
    awaited.current = null;
    button.focus(options);
  };
  useLayoutEffect(reach);

  const focusDay: GridFocus['focusDay'] = (date, options = {}) => {
    awaited.current = { date, options };
    setFocused(date);
    reach();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const from = awaited.current?.date ?? (event.target as HTMLElement).dataset['date'];
    if (!step || from === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const target = step(from);
    if (target < firstDay || target > lastDay) return;
    if (monthOf(target) !== month) onMonth(monthOf(target));
    focusDay(target);
  };
  const candidates = focused === null ? entrances : [focused, ...entrances];
  const tabStop = candidates.find((date) => monthOf(date) === month) ?? `${month}-01`;
  return { gridRef, tabStop, focusDay, onKeyDown };
}
