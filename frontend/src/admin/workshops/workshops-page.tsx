import { chakra } from '@chakra-ui/react';
import { CopyPlus } from 'lucide-react';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { formatMonth, type LocalDate, studioDate } from '@contract/common/dates.js';
import { mondayOf } from '@contract/workshops/copy-week.js';
import { hasBegun } from '@contract/workshops/session.js';
import { describeError } from '../../lib/server/describe-error.js';
import { mayLeave } from '../../lib/navigation/use-leave-warning.js';
import { useNow } from '../../lib/time/use-now.js';
import { isLocalDate } from '../../ui/calendar/calendar-month.js';
import { Button } from '../../ui/button.js';
import { ErrorState } from '../../ui/error-state.js';
import { Icon } from '../../ui/icon.js';
import { Note } from '../../ui/note.js';
import { ExportButton } from '../ui/export-button.js';
import { freeSeats } from '../lib/session-seats.js';
import { RescheduleDialog } from '../ui/reschedule/reschedule-dialog.js';
import { SectionHead } from '../ui/section-head.js';
import { DaySessions } from './day-sessions.js';
import { GuestListPage } from './guest-list-page.js';
import { MonthCalendar } from './month-calendar.js';
import { SessionForm } from './session-form.js';
import { SessionDialogs } from './session-dialogs.js';
import { DROP_STYLES, useMovingGuests } from './moving/use-moving-guests.js';
import { useRemoveSession } from './use-remove-session.js';
import { useMonthOfSession } from './use-month-of-session.js';
import { useOpenSession } from './use-open-session.js';
import { useStudioMonth } from './use-studio-month.js';
import { useWorkshopsAddress, type WorkshopsAddress } from './use-workshops-address.js';
import { WORKSHOPS_LOAD_FAILED } from './workshops.texts.js';

const LOAD_FAILED = { network: WORKSHOPS_LOAD_FAILED, unexpected: WORKSHOPS_LOAD_FAILED };

/** The studio's workshop calendar (specification 2, section 2.1). */
export function WorkshopsPage() {
  const now = useNow();
  const address = useWorkshopsAddress(studioDate(now));
  const { window: name, windowId } = address;
  return name === 'misafirler' && windowId !== null && isLocalDate(windowId) ? (
    <GuestListPage date={windowId} onBack={address.closeWindow} />
  ) : (
    <StudioCalendar address={address} now={now} />
  );
}

interface StudioCalendarProps {
  readonly address: WorkshopsAddress;
  readonly now: Date;
}

function StudioCalendar({ address, now }: StudioCalendarProps) {
  const today = studioDate(now);
  const { day, month, editedId } = address;
  const { query, summaryOf, sessionsOf, totals } = useStudioMonth(month, now);
  const dayMonth = useStudioMonth(day === null ? month : day.slice(0, 7), now);
  const { session: edited, isGone } = useOpenSession(editedId);
  useMonthOfSession(address, edited);
  const remove = useRemoveSession();
  const moving = useMovingGuests();
  const dropOn = (date: LocalDate) => ({
    css: DROP_STYLES,
    ...moving.target({ key: date, date }, ({ sessionId }) =>
      isOpenFor({ sessionId, sessions: sessionsOf(date) ?? [], now }),
    ),
  });
  const removeAndLeave = async (session: AdminSessionRow) => {
    if ((await remove(session)) && session.id === editedId) address.edit(null);
  };
  const edit = async (sessionId: string | null) => {
    if (sessionId !== editedId && (await mayLeave())) address.edit(sessionId);
  };
  const showGuests = async (date: LocalDate) => {
    if (await mayLeave()) address.openWindow('misafirler', date);
  };
  return (
    <>
      <SectionHead
        title="Workshoplar"
        lead={totals && `${formatMonth(month)} · ${totals.sessions} seans, ${totals.free} boş yer`}
        actions={
          <>
            <Button
              variant="outline"
              size="sm"
              icon={<Icon as={CopyPlus} />}
              onClick={() => address.openWindow('hafta', mondayOf(day ?? today))}
            >
              Haftayı Kopyala
            </Button>
            <ExportButton list="seanslar" what="Bütün ayların seansları" />
          </>
        }
      />
      <Columns>
        <chakra.div minW="0">
          {query.isError ? (
            <ErrorState
              title={describeError(query.error, LOAD_FAILED).message}
              retrying={query.isFetching}
              onRetry={() => void query.refetch()}
            />
          ) : (
            <MonthCalendar
              address={address}
              today={today}
              summaryOf={summaryOf}
              isBusy={query.isPending}
              cellProps={dropOn}
              isDragging={moving.dragged !== null}
            />
          )}
          <DaySessions
            day={day}
            sessions={day === null ? sessionsOf('') : dayMonth.sessionsOf(day)}
            editedId={editedId}
            moving={moving}
            onAddGuests={({ id }) => address.openWindow('kisi', id)}
            onQueue={({ id }) => address.openWindow('bekleyenler', id)}
            onBlock={({ id }) => address.openWindow('yerler', id)}
            onEdit={({ id }) => void edit(id)}
            onCopy={({ id }) => address.openWindow('kopya', id)}
            onWrite={({ id }) => address.openWindow('yaz', id)}
            onGuests={({ date }) => void showGuests(date)}
            onCancel={({ id }) => address.openWindow('iptal', id)}
            onAnswers={({ id }) => address.openWindow('yanitlar', id)}
            onRemove={(session) => void removeAndLeave(session)}
            onPrint={(date) => void showGuests(date)}
          />
        </chakra.div>
        {(editedId === null || edited || isGone) && (
          <chakra.div display="grid" gap="4" minW="0">
            {isGone && (
              <Note tone="warning" role="status">
                Bu workshop artık takvimde değil. İsterseniz aşağıdan yenisini ekleyin.
              </Note>
            )}
            <SessionForm
              key={edited?.id ?? 'new'}
              session={edited}
              day={day}
              today={today}
              onSaved={(date) => address.showDay(date, null)}
              onCancel={() => address.edit(null)}
            />
          </chakra.div>
        )}
      </Columns>
      {moving.opened && <RescheduleDialog {...moving.opened} onClose={moving.close} />}
      <SessionDialogs address={address} today={today} onDelete={(session) => void removeAndLeave(session)} />
    </>
  );
}

interface DayForGuest {
  /** The session in which the guest is. */
  readonly sessionId: string;
  /** Of the day. */
  readonly sessions: readonly AdminSessionRow[];
  readonly now: Date;
}

/** Whether a day has another session with a seat. Whether all fit is said in the dialog, which knows how many go. */
function isOpenFor({ sessionId, sessions, now }: DayForGuest): boolean {
  return sessions.some(
    (session) =>
      session.id !== sessionId &&
      session.cancellation === null &&
      !hasBegun(session, now) &&
      freeSeats(session) > 0,
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
    alignItems: 'start',
    gap: { base: '8', lg: '10' },
  },
});
