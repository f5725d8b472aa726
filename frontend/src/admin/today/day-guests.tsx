import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { AttendanceDay } from '@contract/attendance/attendance.views.js';
import { formatDay } from '@contract/common/dates.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorState } from '../../ui/error-state.js';
import { Icon } from '../../ui/icon.js';
import { Note } from '../../ui/note.js';
import { Skeleton } from '../../ui/skeleton.js';
import { TextField } from '../../ui/text-field.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { AddGuestsDialog } from '../ui/add-guests/add-guests-dialog.js';
import { isFound } from './guest-name.js';
import { SessionGuests } from './session-guests.js';
import { useAttendance } from './offline/use-attendance.js';
import { useAddingGuests } from './use-adding-guests.js';
import type { useAttendanceDay } from './use-attendance-day.js';

interface DayGuestsProps {
  readonly day: ReturnType<typeof useAttendanceDay>;
  readonly isToday: boolean;
}

/** The sessions of a day, each with its guests, and a search in their names. */
export function DayGuests({ day, isToday }: DayGuestsProps) {
  if (day.isPending) return <DaySkeleton />;
  if (!day.data) {
    return (
      <ErrorState
        title="Misafirler yüklenemedi."
        titleAs="h2"
        text="İşaretledikleriniz kayıtlı; bağlantınızı kontrol edip yeniden deneyin."
        retrying={day.isFetching}
        onRetry={() => void day.refetch()}
      />
    );
  }
  return (
    <>
      {day.isRefetchError && (
        <chakra.div mb="4">
          <Note tone="warning" role="status">
            Liste yenilenemedi; gördükleriniz eski olabilir.
          </Note>
        </chakra.div>
      )}
      <Sessions day={day.data} isToday={isToday} />
    </>
  );
}

function Sessions({ day, isToday }: { readonly day: AttendanceDay; readonly isToday: boolean }) {
  const [search, setSearch] = useState('');
  const attendance = useAttendance(day.readAt);
  const adding = useAddingGuests();
  const { sessions } = day;
  if (sessions.length === 0) return <NoSessions day={day} isToday={isToday} />;
  const wanted = search.trim();
  const isNobodyFound =
    wanted !== '' &&
    !sessions.some(({ guests }) => guests.some((guest) => isFound({ guest, guests }, wanted)));
  return (
    <>
      <chakra.div role="search" mb="4">
        <TextField
          label="Misafirlerde ara"
          labelHidden
          type="search"
          placeholder="İsim ya da bilet numarası"
          autoComplete="off"
          startIcon={<Icon as={Search} size="sm" />}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </chakra.div>
      {isNobodyFound && (
        <chakra.p role="status" color="fg.muted">
          Bu adla kimse beklenmiyor.
        </chakra.p>
      )}
      <chakra.div display="grid" gap="5">
        {sessions.map((session) => (
          <SessionGuests
            key={session.sessionId}
            {...{ session, attendance, search: wanted, isOpen: isToday, onAddGuests: adding.open }}
          />
        ))}
      </chakra.div>
      {adding.session !== null && (
        <AddGuestsDialog session={adding.session} isAtDoor={isToday} onClose={adding.close} />
      )}
    </>
  );
}

function NoSessions({ day, isToday }: { readonly day: AttendanceDay; readonly isToday: boolean }) {
  const { nextSession } = day;
  return (
    <EmptyState
      shape="bowl"
      titleAs="h2"
      title={isToday ? 'Bugün atölye yok' : 'Yarın atölye yok'}
      text={
        nextSession === null
          ? 'Takvimde yaklaşan bir atölye de yok.'
          : `Sıradaki: ${nextSession.title}, ${formatDay(nextSession.date)} ${nextSession.startTime}.`
      }
    />
  );
}

function DaySkeleton() {
  return (
    <chakra.div display="grid" gap="4">
      <VisuallyHidden role="status">Misafirler yükleniyor</VisuallyHidden>
      <Skeleton h="12" />
      <Skeleton h="40" />
      <Skeleton h="40" />
    </chakra.div>
  );
}
