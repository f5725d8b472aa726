import { chakra } from '@chakra-ui/react';
import { formatDay, formatMonth, type LocalDate } from '@contract/common/dates.js';
import { Skeleton } from '../skeleton.js';
import { VisuallyHidden } from '../visually-hidden.js';
import { AVAILABILITY_COLORS, AvailabilityMark } from './availability-mark.js';
import { DayButton, DayLabel, DayNumber, TodayLabel } from './calendar-day.parts.js';
import { monthOf } from './calendar-month.js';
import { describeDay, type DaySummary } from './day-summary.js';

interface CalendarDayProps {
  readonly date: LocalDate;
  /** Undefined while the month is loading, null when it could not be loaded. */
  readonly summary: DaySummary | null | undefined;
  readonly today: LocalDate;
  /** False for a day of the next month, the first of which names the month. */
  readonly isInMonth?: boolean;
  readonly isChosen: boolean;
  /** True for the one day of the grid that Tab reaches. */
  readonly isTabStop: boolean;
  readonly onChoose: (date: LocalDate) => void;
}

export function CalendarDay(props: CalendarDayProps) {
  const { date, summary, today, isInMonth = true, isChosen, isTabStop, onChoose } = props;
  return (
    <DayButton
      type="button"
      data-date={date}
      tabIndex={isTabStop ? 0 : -1}
      aria-current={date === today ? 'date' : undefined}
      aria-pressed={isChosen}
      chosen={isChosen}
      quiet={date < today || !summary || summary.status === 'none' || summary.status === 'over'}
      onClick={() => onChoose(date)}
    >
      <VisuallyHidden>{summary ? describeDay(date, summary) : formatDay(date)}</VisuallyHidden>
      <Heading {...{ date, today, isInMonth }} />
      {summary === undefined ? <Skeleton w="60%" maxW="16" h="3" /> : <Availability summary={summary} />}
    </DayButton>
  );
}

/** The number of the day, with the name of its month where another one begins. */
function Heading({ date, today, isInMonth = true }: Pick<CalendarDayProps, 'date' | 'today' | 'isInMonth'>) {
  return (
    <chakra.span
      aria-hidden="true"
      display="flex"
      flexWrap="wrap"
      alignItems="baseline"
      columnGap="1"
      lineHeight="1"
    >
      <DayNumber past={date < today} today={date === today}>
        {Number(date.slice(8))}
      </DayNumber>
      {!isInMonth && date.endsWith('-01') && <chakra.span textStyle="xxs">{shortMonthOf(date)}</chakra.span>}
      {date === today && <TodayLabel>Bugün</TodayLabel>}
    </chakra.span>
  );
}

/** 'Ara' for a day in December. */
function shortMonthOf(date: LocalDate): string {
  return formatMonth(monthOf(date)).slice(0, 3);
}

function Availability({ summary }: { readonly summary: DaySummary | null }) {
  if (summary === null) return null;
  return (
    <>
      <SeatsLeft summary={summary} />
      <Overbooked count={summary.overbooked ?? 0} />
    </>
  );
}

function SeatsLeft({ summary: { status, available } }: { readonly summary: DaySummary }) {
  if (status === 'none') return null;
  if (status === 'over') {
    return (
      <DayLabel aria-hidden="true" data-extra="">
        Geçti
      </DayLabel>
    );
  }
  return (
    <DayLabel aria-hidden="true" color={AVAILABILITY_COLORS[status]}>
      <AvailabilityMark status={status} />
      {status === 'full' ? (
        <span data-extra="">Dolu</span>
      ) : (
        <Seats isFew={status === 'few'} count={available} />
      )}
    </DayLabel>
  );
}

/** More people than seats, also once the day is over. */
function Overbooked({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <DayLabel aria-hidden="true" color="danger.fg" fontWeight="700">
      {count} fazla
    </DayLabel>
  );
}

/** 'Son 2 yer', 'Son 2' in a narrow grid, '2' in a very narrow one. */
function Seats({ isFew, count }: { readonly isFew: boolean; readonly count: number }) {
  return (
    <span>
      {isFew && <span data-extra="">Son </span>}
      {count}
      <span {...(isFew ? { 'data-wide': '' } : { 'data-extra': '' })}> yer</span>
    </span>
  );
}
