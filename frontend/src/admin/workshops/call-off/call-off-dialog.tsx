import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Dialog } from '../../../ui/dialog.js';
import { ErrorState } from '../../../ui/error-state.js';
import { describeLoadFailure } from '../../lib/describe-load-failure.js';
import { RecordSkeleton } from '../../ui/record-skeleton.js';
import { CallOffProgress } from './call-off-progress.js';
import { CallOffWizard } from './call-off-wizard.js';

interface CallOffDialogProps {
  readonly session: AdminSessionRow;
  /** Deletes the session instead, which is possible while it has no bookings. */
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Calls a session off, and shows how far that is once it is done. */
export function CallOffDialog({ session, onDelete, onClose }: CallOffDialogProps) {
  const isCalledOff = session.cancellation !== null;
  const sessionId = session.id;
  const preview = trpc.admin.callOffs.preview.useQuery(
    { sessionId },
    { enabled: !isCalledOff, staleTime: 0 },
  );
  const callOff = trpc.admin.callOffs.ofSession.useQuery(
    { sessionId },
    { enabled: isCalledOff, staleTime: 0 },
  );
  if (isCalledOff && callOff.data) {
    return <CallOffProgress session={session} callOff={callOff.data} onClose={onClose} />;
  }
  if (!isCalledOff && preview.data) {
    return <CallOffWizard session={session} preview={preview.data} onDelete={onDelete} onClose={onClose} />;
  }
  const query = isCalledOff ? callOff : preview;
  return (
    <Dialog open onClose={onClose} title="Workshopu iptal edin">
      {query.isLoadingError ? (
        <ErrorState
          titleAs="h3"
          title="Misafirler yüklenemedi."
          text={describeLoadFailure(query.error, 'Misafirler yüklenirken hata oluştu')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <RecordSkeleton rows={4} status="Misafirler yükleniyor" />
      )}
    </Dialog>
  );
}
