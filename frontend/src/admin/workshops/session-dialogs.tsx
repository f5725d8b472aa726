import type { LocalDate } from '@contract/common/dates.js';
import { mondayOf } from '@contract/workshops/copy-week.js';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { formatSession } from '@contract/workshops/session.js';
import { AddGuestsDialog } from '../ui/add-guests/add-guests-dialog.js';
import { MessageDialog } from '../ui/message-dialog/message-dialog.js';
import { CallOffDialog } from './call-off/call-off-dialog.js';
import { MoveAnswersDialog } from './call-off/move-answers-dialog.js';
import { CopyWeekDialog } from './copy-week-dialog.js';
import { isLocalDate } from '../../ui/calendar/calendar-month.js';
import { CopyDialog } from './copy-dialog.js';
import { SeatBlocksDialog } from './seat-blocks/seat-blocks-dialog.js';
import { QueueDialog } from './waiting-list/queue-dialog.js';
import { useOpenSession } from './use-open-session.js';
import type { WorkshopsAddress } from './use-workshops-address.js';

interface SessionDialogsProps {
  readonly address: WorkshopsAddress;
  readonly today: LocalDate;
  readonly onDelete: (session: AdminSessionRow) => void;
}

/** Shows the dialog that the address names over the calendar. */
export function SessionDialogs({ address, today, onDelete }: SessionDialogsProps) {
  const { window: name, windowId, closeWindow } = address;
  const { session } = useOpenSession(name === 'misafirler' || name === 'hafta' ? null : windowId);
  if (name === 'hafta' && windowId !== null && isLocalDate(windowId)) {
    return (
      <CopyWeekDialog
        week={mondayOf(windowId)}
        today={today}
        onClose={closeWindow}
        onCopied={(date) => address.showDay(date)}
      />
    );
  }
  return session && <DialogOfSession session={session} address={address} onDelete={onDelete} />;
}

function DialogOfSession({
  session,
  address,
  onDelete,
}: Omit<SessionDialogsProps, 'today'> & { readonly session: AdminSessionRow }) {
  const { window: name, closeWindow } = address;
  if (name === 'iptal') {
    return <CallOffDialog session={session} onDelete={() => onDelete(session)} onClose={closeWindow} />;
  }
  if (name === 'yanitlar') return <MoveAnswersDialog session={session} onClose={closeWindow} />;
  if (name === 'kisi') return <AddGuestsDialog session={session} onClose={closeWindow} />;
  if (name === 'bekleyenler') return <QueueDialog session={session} onClose={closeWindow} />;
  if (name === 'yerler') return <SeatBlocksDialog session={session} onClose={closeWindow} />;
  if (name === 'yaz') {
    return (
      <MessageDialog
        title="Misafirlere yazın"
        about={`${session.title}, ${formatSession(session)}`}
        targetId={session.id}
        audiences={['session_guests', 'session_paid_guests']}
        unknownPeople={session.seatsTakenElsewhere}
        onClose={closeWindow}
      />
    );
  }
  return <CopyDialog session={session} onClose={closeWindow} onCopied={(date) => address.showDay(date)} />;
}
