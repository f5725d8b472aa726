import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { LocalDate } from '@contract/common/dates.js';
import { useSectionMeant } from '../../../lib/navigation/section-navigation.js';
import { useLiveChanges } from '../../../lib/live/use-live-changes.js';
import { Section } from '../../../ui/section.js';
import { AvailabilityLegend } from '../../../ui/calendar/availability-mark.js';
import { CalendarGrid } from '../../../ui/calendar/calendar-grid.js';
import { summariseDay } from '../../../ui/calendar/day-summary.js';
import { CalendarHead } from './calendar-head.js';
import { DayPanel } from './day-panel.js';
import { SessionsWithoutScripts } from './sessions-without-scripts.js';
import { useCalendar } from './use-calendar.js';
import { addMonths, monthOf, weeksAhead } from '../../../ui/calendar/calendar-month.js';
import { useMonthSessions } from './use-month-sessions.js';
import { useGridFocus } from '../../../ui/calendar/use-grid-focus.js';
import { usePanelInSight } from './use-panel-in-sight.js';

const LIVE_TOPICS = ['workshops'] as const;

interface WorkshopCalendarProps {
  /** Called to ask the studio when no day suits. */
  readonly onAsk: () => void;
}

/**
 * The calendar with month, day and seats (specification 1, section 2: the section 'workshop-calendar' of the
 * workshops page).
 */
export function WorkshopCalendar({ onAsk }: WorkshopCalendarProps) {
  const titleId = useId();
  const monthId = useId();
  const calendar = useCalendar();
  const { month, day, today, firstDay, lastDay } = calendar;
  const { days, hasFailed } = calendar.monthSessions;
  const weeks = weeksAhead(month, today);
  const isNextMonthShown = weeks.at(-1)?.some((date) => date !== null && monthOf(date) > month) === true;
  const nextMonth = useMonthSessions(addMonths(month, 1), isNextMonthShown);
  const summaryOf = (date: LocalDate) => {
    const sessions = monthOf(date) === month ? calendar.monthSessions : nextMonth;
    if (!sessions.days) return sessions.hasFailed ? null : undefined;
    return summariseDay(sessions.days.get(date) ?? [], calendar.now);
  };
  useLiveChanges(LIVE_TOPICS);
  useSectionMeant('workshop-calendar', calendar.isInAddress);
  const { gridRef, tabStop, onKeyDown, focusDay } = useGridFocus({
    month,
    entrances: day === null ? [today] : [day, today],
    firstDay,
    lastDay,
    onMonth: calendar.moveGrid,
  });
  const { panelRef, scrollToPanel } = usePanelInSight(day);
  const goTo = (date: LocalDate) => {
    calendar.showDay(date);
    focusDay(date, { preventScroll: true });
    scrollToPanel(date);
  };
  return (
    <Section id="workshop-calendar" band labelledBy={titleId}>
      <Columns alignItems="end" rowGap="3" mb={{ base: '8', md: '12' }}>
        <chakra.h2 id={titleId} textStyle="h2">
          Takvim
        </chakra.h2>
        <chakra.p textStyle="lead" color="fg.muted" maxW="34em">
          Bir gün seçin, o günün saatlerini görün. Yeriniz sepete eklediğinizde değil, ödemeye geçtiğinizde
          ayrılır.
        </chakra.p>
      </Columns>
      <Columns alignItems="start" rowGap="12">
        <chakra.div minW="0" css={{ containerType: 'inline-size' }}>
          <CalendarHead calendar={calendar} titleId={monthId} />
          <CalendarGrid
            month={month}
            weeks={weeks}
            day={day}
            today={today}
            summaryOf={summaryOf}
            isBusy={days === undefined && !hasFailed}
            gridRef={gridRef}
            tabStop={tabStop}
            labelledBy={monthId}
            onKeyDown={onKeyDown}
            onChoose={goTo}
          />
          <AvailabilityLegend />
        </chakra.div>
        <DayPanel ref={panelRef} calendar={calendar} onGoTo={goTo} onAsk={onAsk} />
      </Columns>
      <noscript>
        <SessionsWithoutScripts calendar={calendar} />
      </noscript>
    </Section>
  );
}

const Columns = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', lg: '7fr 5fr' }, columnGap: '16' },
});
