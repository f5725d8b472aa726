import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { addDays, studioDate } from '@contract/common/dates.js';
import type { UpcomingSession } from '@contract/admin/dashboard/dashboard.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { useNow } from '../../lib/time/use-now.js';
import { adminPaths } from '../lib/admin-paths.js';
import { AvailabilityLegend } from '../../ui/calendar/availability-mark.js';
import { Occupancy } from '../ui/occupancy.js';
import { DashboardBlock, DashboardSection } from './dashboard-block.js';
import { LIVE } from './live-queries.js';
import { listLinks } from './list-links.js';
import { weekdayOf } from './weekday.js';

const SessionLink = chakra(Link, {
  base: {
    fontWeight: '600',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
});

/** Shows the sessions of the next seven days with their occupancy. */
export function UpcomingSessions() {
  const upcoming = trpc.admin.dashboard.sessions.useQuery(undefined, LIVE);
  const today = studioDate(useNow());
  return (
    <DashboardSection title="Yaklaşan workshoplar" more={{ label: 'Takvim', to: adminPaths.workshops }}>
      <DashboardBlock query={upcoming} what="Yaklaşan workshoplar">
        {({ sessions, total }) =>
          sessions.length === 0 ? (
            <chakra.p color="fg.subtle">Önümüzdeki yedi günde workshop yok.</chakra.p>
          ) : (
            <>
              <chakra.ul display="grid" gap="4">
                {sessions.map((session) => (
                  <SessionLine key={session.id} session={session} today={today} />
                ))}
              </chakra.ul>
              <AvailabilityLegend />
              {total > sessions.length && (
                <chakra.p mt="4" textStyle="sm" color="fg.subtle">
                  Yedi gün içinde {total - sessions.length} workshop daha var.
                </chakra.p>
              )}
            </>
          )
        }
      </DashboardBlock>
    </DashboardSection>
  );
}

function SessionLine({ session, today }: { readonly session: UpcomingSession; readonly today: string }) {
  const { title, date, startTime, capacity, bookedSeats, freeSeats, overbookedSeats } = session;
  return (
    <li>
      <p>
        <SessionLink to={listLinks.sessionsOf(date)}>{title}</SessionLink>{' '}
        <chakra.span textStyle="sm" color="fg.subtle" whiteSpace="nowrap">
          · {dayWord(date, today)} {startTime}
        </chakra.span>
      </p>
      <Occupancy {...{ capacity, bookedSeats, freeSeats, overbookedSeats }} />
    </li>
  );
}

/** Returns the weekday, which is unambiguous within seven days. */
function dayWord(date: string, today: string): string {
  if (date === today) return 'bugün';
  return date === addDays(today, 1) ? 'yarın' : weekdayOf(date);
}
