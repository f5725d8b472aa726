import { chakra } from '@chakra-ui/react';
import { addDays, formatDay, studioDate } from '@contract/common/dates.js';
import { useNow } from '../../lib/time/use-now.js';
import { useMay } from '../lib/use-may.js';
import { useTab } from '../lib/use-tab.js';
import { SectionHead } from '../ui/section-head.js';
import { Tabs } from '../ui/tabs.js';
import { DayGuests } from './day-guests.js';
import { DayParcels } from './day-parcels.js';
import { CardDifferenceNote } from './card-difference-note.js';
import { DocumentTroubles } from './document-troubles.js';
import { ConnectionNote } from './offline/connection-note.js';
import { OpenActs } from './open-acts.js';
import { ScanButton } from './scanner/scan-button.js';
import { ParcelTroubles } from './parcel-troubles.js';
import { OpenReturns } from './open-returns.js';
import { UrgentDataRequests } from './urgent-data-requests.js';
import { useAttendanceDay } from './use-attendance-day.js';

const DAYS = ['bugun', 'yarin'] as const;

/** The day at the studio: who is expected and who is here, and which pieces wait. Made for the phone at the door. */
export function TodayPage() {
  const today = studioDate(useNow());
  const tomorrow = addDays(today, 1);
  const { current, hrefOf } = useTab('gun', DAYS);
  const days = { bugun: useAttendanceDay(today), yarin: useAttendanceDay(tomorrow) };
  const maySeeOrders = useMay('orders.read');
  const mayCheckIn = useMay('today.checkIn');
  const isToday = current === 'bugun';
  return (
    <>
      <SectionHead
        title="Bugün"
        lead={formatDay(isToday ? today : tomorrow)}
        actions={mayCheckIn && <ScanButton />}
      />
      <chakra.div mb="4">
        <ConnectionNote />
      </chakra.div>
      <OpenActs />
      <CardDifferenceNote />
      <DocumentTroubles />
      <ParcelTroubles />
      <OpenReturns />
      <UrgentDataRequests />
      <Tabs
        label="Gün"
        current={current}
        tabs={[
          { key: 'bugun', label: 'Bugün', href: hrefOf('bugun'), count: awaited(days.bugun) },
          { key: 'yarin', label: 'Yarın', href: hrefOf('yarin'), count: awaited(days.yarin) },
        ]}
      />
      <Columns>
        <div>
          <DayGuests key={current} day={days[current]} isToday={isToday} />
        </div>
        {maySeeOrders && (
          <chakra.aside aria-label="Siparişler" display="grid" alignContent="start" gap="6">
            <DayParcels />
          </chakra.aside>
        )}
      </Columns>
    </>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 720px) minmax(280px, 1fr)' },
  },
});

/** How many people are expected on the day; undefined until it is known. */
function awaited({ data }: ReturnType<typeof useAttendanceDay>): number | undefined {
  return data?.sessions.flatMap(({ guests }) => guests).filter(({ isCancelled }) => !isCancelled).length;
}
