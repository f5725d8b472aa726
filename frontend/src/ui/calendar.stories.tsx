import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LocalDate } from '@contract/common/dates.js';
import { Holding } from '../../testing/stories/holding.js';
import { AvailabilityLegend } from './calendar/availability-mark.js';
import { weeksOf } from './calendar/calendar-month.js';
import { CalendarGrid } from './calendar/calendar-grid.js';
import type { DaySummary } from './calendar/day-summary.js';
import { useGridFocus } from './calendar/use-grid-focus.js';

const TODAY = '2026-12-09';
const NO_SESSION: DaySummary = { status: 'none', sessionCount: 0, available: 0 };
const SUMMARIES: Readonly<Record<LocalDate, DaySummary>> = {
  '2026-12-05': { status: 'over', sessionCount: 2, available: 0 },
  '2026-12-12': { status: 'free', sessionCount: 3, available: 14 },
  '2026-12-13': { status: 'few', sessionCount: 1, available: 2 },
  '2026-12-19': { status: 'full', sessionCount: 2, available: 0 },
};

interface MonthProps {
  readonly summaryOf: (date: LocalDate) => DaySummary | null | undefined;
  readonly day: LocalDate | null;
  readonly onChoose: (day: LocalDate) => void;
}

function Month({ summaryOf, day, onChoose }: MonthProps) {
  const focus = useGridFocus({
    month: '2026-12',
    entrances: [day ?? TODAY],
    firstDay: '2026-12-01',
    lastDay: '2026-12-31',
    onMonth: () => undefined,
  });
  return (
    <>
      <h2 id="month">Aralık 2026</h2>
      <CalendarGrid
        month="2026-12"
        weeks={weeksOf('2026-12')}
        day={day}
        today={TODAY}
        summaryOf={summaryOf}
        isBusy={summaryOf(TODAY) === undefined}
        labelledBy="month"
        gridRef={focus.gridRef}
        tabStop={focus.tabStop}
        onKeyDown={focus.onKeyDown}
        onChoose={onChoose}
      />
      <AvailabilityLegend />
    </>
  );
}

const monthWith = (summaryOf: MonthProps['summaryOf'], start: LocalDate | null = null): StoryObj => ({
  render: () => (
    <Holding<LocalDate | null> start={start}>
      {(day, choose) => <Month summaryOf={summaryOf} day={day} onChoose={choose} />}
    </Holding>
  ),
});

const meta = {
  decorators: (Story) => (
    <chakra.div css={{ containerType: 'inline-size' }}>
      <Story />
    </chakra.div>
  ),
} satisfies Meta;
export default meta;

export const WithSessions = monthWith((date) => SUMMARIES[date] ?? NO_SESSION, '2026-12-12');
export const Empty = monthWith(() => NO_SESSION);
export const Loading = monthWith(() => undefined);
export const NotLoaded = monthWith(() => null);
