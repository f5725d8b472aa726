import { chakra } from '@chakra-ui/react';
import type { LocalDate } from '@contract/common/dates.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { CalendarDay } from './calendar-day.js';
import { WeekdayName } from './calendar-day.parts.js';
import { weeksOf } from './calendar-month.js';
import { summariseDay } from './day-summary.js';
import type { Calendar } from './use-calendar.js';
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
  readonly calendar: Calendar;
  readonly labelledBy: string;
  readonly onChoose: (date: LocalDate) => void;
}

export function CalendarGrid({
  calendar,
  gridRef,
  tabStop,
  labelledBy,
  onKeyDown,
  onChoose,
}: CalendarGridProps) {
  const { month, monthSessions, now } = calendar;
  const { days, hasFailed } = monthSessions;
  const summaryOf = (date: LocalDate) => {
    if (!days) return hasFailed ? null : undefined;
    return summariseDay(days.get(date) ?? [], now);
  };
  return (
    <chakra.table
      ref={gridRef}
      role="grid"
      aria-labelledby={labelledBy}
      aria-busy={days === undefined && !hasFailed}
      onKeyDown={onKeyDown}
      w="full"
      css={{ tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0 }}
    >
      <WeekdayNames />
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={`${month} ${index}`}>
            {week.map((date, weekday) => (
              <chakra.td
                key={date ?? `blank ${weekday}`}
                role="gridcell"
                aria-selected={date === null ? undefined : date === calendar.day}
                p="0"
                borderTopWidth="1px"
              >
                {date !== null && (
                  <CalendarDay
                    date={date}
                    summary={summaryOf(date)}
                    today={calendar.today}
                    isChosen={date === calendar.day}
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
