import { chakra } from '@chakra-ui/react';
import { formatDay, STUDIO_TIME_ZONE, studioDate } from '@contract/common/dates.js';
import { useNow } from '../../lib/time/use-now.js';
import { useAdmin } from '../lib/use-admin.js';
import { SectionHead } from '../ui/section-head.js';
import { MonthStatuses } from './month-statuses.js';
import { SalesTiles } from './sales-tiles.js';
import { TodoList } from './todo-list.js';
import { UpcomingSessions } from './upcoming-sessions.js';
import { WeeklyRevenue } from './weekly-revenue.js';
import { useMay } from '../lib/use-may.js';

/** The dashboard, on which every figure links to what it counts. */
export function DashboardPage() {
  const { name } = useAdmin();
  const maySeeSessions = useMay('calendar.read');
  const now = useNow();
  return (
    <>
      <SectionHead
        title="Genel Bakış"
        heading={`${greetingAt(now)}, ${name.split(' ')[0] ?? name}`}
        lead={formatDay(studioDate(now))}
      />
      <SalesTiles />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        columnGap="10"
        rowGap="8"
        alignItems="start"
      >
        <div>
          <TodoList />
          <WeeklyRevenue />
        </div>
        <div>
          {maySeeSessions && <UpcomingSessions />}
          <MonthStatuses />
        </div>
      </chakra.div>
    </>
  );
}

const hourOf = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', timeZone: STUDIO_TIME_ZONE });

/** Greets by the time of day in the studio's time zone. */
function greetingAt(now: Date): string {
  const hour = Number(hourOf.format(now));
  if (hour < 5) return 'İyi geceler';
  if (hour < 12) return 'Günaydın';
  return hour < 18 ? 'İyi günler' : 'İyi akşamlar';
}
