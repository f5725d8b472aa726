import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { LocalDate } from '@contract/common/dates.js';
import { VisuallyHidden } from '../visually-hidden.js';
import { CalendarDay } from './calendar-day.js';
import { WeekdayName } from './calendar-day.parts.js';
import type { Week } from './calendar-month.js';
import type { DaySummary } from './day-summary.js';
import type { Month } from './calendar-month.js';
import type { GridFocus } from './use-grid-focus.js';

const WEEKDAYS = [
  ['Pzt', 'Pazartesi'],
  ['Sal', 'Salı'],
  ['Çar', 'Çarşamba'],
  ['Per', 'Perşembe'],
  ['Cum', 'Cuma'],
  ['Cmt', 'Cumartesi'],
  ['Paz', 'Pazar'],
] as const;

interface CalendarGridProps extends Pick<GridFocus, 'gridRef' | 'tabStop' | 'onKeyDown'> {
  readonly month: Month;
  /** The weeks that are shown, mostly those of the month. */
  readonly weeks: readonly Week[];
  /** The chosen day. */
  readonly day: LocalDate | null;
  readonly today: LocalDate;
  /** Undefined while the month is loading, null when it could not be loaded. */
  readonly summaryOf: (date: LocalDate) => DaySummary | null | undefined;
  readonly isBusy: boolean;
  readonly labelledBy: string;
  readonly onChoose: (date: LocalDate) => void;
  /** What a day does besides, such as taking what is dropped on it. */
  readonly cellProps?: (date: LocalDate) => HTMLChakraProps<'td'>;
}

/** The grid of a month with the free seats of each day, which can be used by keyboard (`useGridFocus`). */
export function CalendarGrid(props: CalendarGridProps) {
  const { month, weeks, day, today, summaryOf, gridRef, tabStop, labelledBy, onKeyDown, onChoose } = props;
  return (
    <chakra.table
      ref={gridRef}
      role="grid"
      aria-labelledby={labelledBy}
      aria-busy={props.isBusy}
      onKeyDown={onKeyDown}
      w="full"
      css={{ tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0 }}
    >
      <WeekdayNames />
      <tbody>
        {weeks.map((week, index) => (
          <tr key={`${month} ${index}`}>
            {week.map((date, weekday) => (
              <chakra.td
                key={date ?? `blank ${weekday}`}
                role="gridcell"
                aria-selected={date === null ? undefined : date === day}
                p="0"
                borderTopWidth="1px"
                {...(date !== null && props.cellProps?.(date))}
              >
                {date !== null && (
                  <CalendarDay
                    date={date}
                    summary={summaryOf(date)}
                    today={today}
                    isInMonth={date.startsWith(month)}
                    isChosen={date === day}
                    isTabStop={date === tabStop}
                    onChoose={onChoose}
                  />
                )}
              </chakra.td>
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

function WeekdayNames() {
  return (
    <thead>
      <tr>
        {WEEKDAYS.map(([short, name]) => (
          <WeekdayName key={short} scope="col">
            <span aria-hidden="true">{short}</span>
            <VisuallyHidden>{name}</VisuallyHidden>
          </WeekdayName>
        ))}
      </tr>
    </thead>
  );
}
