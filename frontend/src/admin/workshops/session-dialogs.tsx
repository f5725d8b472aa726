import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { CancelSessionDialog } from './cancel-session-dialog.js';
import { CopyDialog } from './copy-dialog.js';
import { useOpenSession } from './use-open-session.js';
import type { WorkshopsAddress } from './use-workshops-address.js';

interface SessionDialogsProps {
  readonly address: WorkshopsAddress;
  readonly onDelete: (session: AdminSessionRow) => void;
}

/** Shows the dialog that the address names over the calendar. */
export function SessionDialogs({ address, onDelete }: SessionDialogsProps) {
  const { window: name, windowId, closeWindow } = address;
  const { session } = useOpenSession(name === 'misafirler' ? null : windowId);
  if (!session) return null;
  if (name === 'iptal') {
    return <CancelSessionDialog session={session} onDelete={() => onDelete(session)} onClose={closeWindow} />;
  }
  return <CopyDialog session={session} onClose={closeWindow} onCopied={(date) => address.showDay(date)} />;
}
