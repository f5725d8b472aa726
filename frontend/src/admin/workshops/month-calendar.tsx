import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { formatMonth, type LocalDate } from '@contract/common/dates.js';
import { Button } from '../../ui/button.js';
import { AvailabilityLegend } from '../../ui/calendar/availability-mark.js';
import { CalendarGrid } from '../../ui/calendar/calendar-grid.js';
import { addMonths, weeksOf } from '../../ui/calendar/calendar-month.js';
import type { DaySummary } from '../../ui/calendar/day-summary.js';
import { useGridFocus } from '../../ui/calendar/use-grid-focus.js';
import { Icon } from '../../ui/icon.js';
import { IconButton } from '../../ui/icon-button.js';
import type { WorkshopsAddress } from './use-workshops-address.js';

const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2099-12-31';

interface MonthCalendarProps {
  readonly address: WorkshopsAddress;
  readonly today: LocalDate;
  readonly summaryOf: (date: LocalDate) => DaySummary | null | undefined;
  readonly isBusy: boolean;
  readonly cellProps: (date: LocalDate) => HTMLChakraProps<'td'>;
  /** Something is being dragged: the other months open under it. */
  readonly isDragging: boolean;
}

/** The calendar in which the studio chooses a day, to add a workshop or to see its sessions. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { address, today, summaryOf, isBusy, cellProps, isDragging } = props;
  const titleId = useId();
  const { month, day } = address;
  const place = useRef<HTMLDivElement>(null);
  // The guests stand below the calendar, so it may be out of sight when one of them is picked up. Chromium ends a drag
  // whose element moves away before the start of the drag has been handled.
  useEffect(() => {
    if (!isDragging) return;
    const scrolling = setTimeout(() => place.current?.scrollIntoView({ block: 'nearest' }));
    return () => clearTimeout(scrolling);
  }, [isDragging]);
  const { gridRef, tabStop, onKeyDown, focusDay } = useGridFocus({
    month,
    entrances: day === null ? [today] : [day, today],
    firstDay: FIRST_DAY,
    lastDay: LAST_DAY,
    onMonth: address.moveGrid,
  });
  const choose = (date: LocalDate) => {
    address.showDay(date);
    focusDay(date, { preventScroll: true });
  };
  return (
    <chakra.div ref={place} minW="0" scrollMarginTop="20" css={{ containerType: 'inline-size' }}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" mb="2">
        <chakra.h2 id={titleId} aria-live="polite" textStyle="h3" fontSize="1.375rem">
          {formatMonth(month)}
        </chakra.h2>
        <chakra.div display="flex" alignItems="center" gap="2" ms="auto">
          <Button variant="ghost" size="sm" onClick={() => choose(today)}>
            Bugün
          </Button>
          <IconButton
            aria-label="Önceki ay"
            variant="outline"
            onClick={() => address.showMonth(addMonths(month, -1))}
            onDragEnter={() => isDragging && address.moveGrid(addMonths(month, -1))}
          >
            <Icon as={ChevronLeft} />
          </IconButton>
          <IconButton
            aria-label="Sonraki ay"
            variant="outline"
            onClick={() => address.showMonth(addMonths(month, 1))}
            onDragEnter={() => isDragging && address.moveGrid(addMonths(month, 1))}
          >
            <Icon as={ChevronRight} />
          </IconButton>
        </chakra.div>
      </chakra.div>
      <CalendarGrid
        weeks={weeksOf(month)}
        month={month}
        day={day}
        today={today}
        summaryOf={summaryOf}
        isBusy={isBusy}
        gridRef={gridRef}
        tabStop={tabStop}
        labelledBy={titleId}
        onKeyDown={onKeyDown}
        onChoose={choose}
        cellProps={cellProps}
      />
      <AvailabilityLegend />
    </chakra.div>
  );
}
