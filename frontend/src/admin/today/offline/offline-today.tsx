import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { formatDay, formatTimeRange } from '@contract/common/dates.js';
import type {
  SnapshotBooking,
  SnapshotSession,
  TodaySnapshot,
} from '@contract/attendance/offline/today-snapshot.js';
import { useDocumentTitle } from '../../../lib/navigation/use-document-title.js';
import { ErrorState } from '../../../ui/error-state.js';
import { TextField } from '../../../ui/text-field.js';
import { ToastRegion } from '../../../ui/toast-region.js';
import { openPhoneStore } from '../../lib/phone/open-phone-store.js';
import { PartyLine } from '../party-line.js';
import { ScanButton } from '../scanner/scan-button.js';
import { AttendanceProvider } from './attendance-provider.js';
import { ConnectionNote } from './connection-note.js';
import { SeatLine } from './seat-line.js';
import { useAttendance, usePhoneState } from './use-attendance.js';

interface OfflineTodayProps {
  readonly onRetry: () => void;
}

/** Bugün as far as the phone knows it, when the shop cannot be reached and nobody can be asked who is signed in. */
export function OfflineToday({ onRetry }: OfflineTodayProps) {
  useDocumentTitle('Bugün');
  const adminId = useAdminOfSnapshot();
  if (adminId === undefined) return null;
  return (
    <chakra.main maxW="720px" mx="auto" px="5" py="6" textStyle="bodyAdmin">
      {adminId === null ? (
        <NothingKept onRetry={onRetry} />
      ) : (
        <AttendanceProvider adminId={adminId}>
          <KeptDays onRetry={onRetry} />
        </AttendanceProvider>
      )}
    </chakra.main>
  );
}

/** Undefined until the phone's store has been read. */
function useAdminOfSnapshot(): string | null | undefined {
  const [adminId, setAdminId] = useState<string | null>();
  useEffect(() => {
    void openPhoneStore()
      .then((store) => store.readSnapshot())
      .then((kept) => setAdminId(kept?.adminId ?? null));
  }, []);
  return adminId;
}

function NothingKept({ onRetry }: OfflineTodayProps) {
  return (
    <ErrorState
      title="Bağlantı yok"
      titleAs="h1"
      text="Bugünün listesi bu telefonda kayıtlı değil: gece ve çıkışta silinir. Bağlantı gelince sayfa kendiliğinden açılır."
      onRetry={onRetry}
    />
  );
}

function KeptDays({ onRetry }: OfflineTodayProps) {
  const { snapshot, isReady } = usePhoneState();
  const [search, setSearch] = useState('');
  if (!isReady) return null;
  if (snapshot === null) return <NothingKept onRetry={onRetry} />;
  return (
    <>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" mb="4">
        <chakra.h1 textStyle="h2">Bugün</chakra.h1>
        <ScanButton />
      </chakra.div>
      <ConnectionNote />
      <chakra.div my="5">
        <TextField
          label="Misafir ara"
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </chakra.div>
      <chakra.div display="grid" gap="6">
        {snapshot.sessions.map((session) => (
          <KeptSession key={session.id} session={session} snapshot={snapshot} search={search} />
        ))}
        {snapshot.sessions.length === 0 && <chakra.p>Bugün ve yarın için atölye yok.</chakra.p>}
      </chakra.div>
      <ToastRegion />
    </>
  );
}

interface KeptSessionProps {
  readonly session: SnapshotSession;
  readonly snapshot: TodaySnapshot;
  readonly search: string;
}

function KeptSession({ session, snapshot, search }: KeptSessionProps) {
  const isToday = session.date === snapshot.today;
  const bookings = snapshot.bookings.filter(
    ({ sessionId, name, seats }) =>
      sessionId === session.id && [name, ...seats.map((seat) => seat.name ?? '')].some(matches(search)),
  );
  if (bookings.length === 0 && search.trim() !== '') return null;
  return (
    <chakra.section aria-label={session.title} p="4" bg="bg.panel" borderWidth="1px" borderRadius="lg">
      <chakra.h2 textStyle="h4">
        {formatTimeRange(session.startTime, session.endTime)} {session.title}
      </chakra.h2>
      <chakra.p textStyle="sm" color="fg.subtle">
        {isToday ? 'Bugün' : 'Yarın'}, {formatDay(session.date)}
        {session.isForChildren && ' · Çocuk atölyesi'}
      </chakra.p>
      <chakra.ul listStyleType="none" mt="2">
        {bookings.map((booking) => (
          <KeptBooking
            key={booking.bookingId}
            booking={booking}
            knownAt={snapshot.takenAt}
            isOpen={isToday}
          />
        ))}
        {bookings.length === 0 && <chakra.li>Henüz kimse kayıtlı değil.</chakra.li>}
      </chakra.ul>
    </chakra.section>
  );
}

interface KeptBookingProps {
  readonly booking: SnapshotBooking;
  readonly knownAt: string;
  readonly isOpen: boolean;
}

function KeptBooking({ booking, knownAt, isOpen }: KeptBookingProps) {
  const attendance = useAttendance(knownAt);
  const { bookingId, name, seats } = booking;
  return (
    <>
      {isOpen && seats.length > 1 && (
        <chakra.li py="2" borderTopWidth="1px">
          <PartyLine
            bookedBy={name}
            seats={seats.map((seat) => ({ ...seat, bookingId }))}
            attendance={attendance}
          />
        </chakra.li>
      )}
      {seats.map((seat) => (
        <SeatLine key={seat.position} {...{ booking, seat, knownAt, isOpen }} />
      ))}
    </>
  );
}

function matches(search: string): (name: string) => boolean {
  const wanted = search.trim().toLocaleLowerCase('tr');
  return (name) => name.toLocaleLowerCase('tr').includes(wanted);
}
