import { chakra } from '@chakra-ui/react';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { QUEUE_REASONS } from '@contract/waiting-list/queue-reason.js';
import { formatSession } from '@contract/workshops/session.js';
import { Dialog } from '../../../ui/dialog.js';
import { ErrorState } from '../../../ui/error-state.js';
import { Note } from '../../../ui/note.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { useMay } from '../../lib/use-may.js';
import { QueueActions } from './queue-actions.js';
import { QueueRow } from './queue-row.js';
import { useSessionQueue } from './use-session-queue.js';

interface QueueDialogProps {
  readonly session: AdminSessionRow;
  readonly onClose: () => void;
}

/** Who waits for seats of a session, why nobody is asked, and what the studio can do about it. */
export function QueueDialog({ session, onClose }: QueueDialogProps) {
  const { queue, isBusy, ...act } = useSessionQueue(session);
  const mayBook = useMay('bookings.change');
  return (
    <Dialog open onClose={onClose} title="Bekleyenler">
      <chakra.p mb="4" color="fg.muted">
        {session.title}, {formatSession(session)}
      </chakra.p>
      {queue.isPending && <Skeleton h="16" />}
      {queue.isError && (
        <ErrorState
          title="Bekleme listesi yüklenemedi."
          retrying={queue.isFetching}
          onRetry={() => void queue.refetch()}
        />
      )}
      {queue.data !== undefined && (
        <chakra.div display="grid" gap="5">
          <Note role="status">
            {QUEUE_REASONS[queue.data.reason]}
            {queue.data.waitedSeats > 0 &&
              ` Bekleyenlerin hepsine yer olsaydı ${queue.data.waitedSeats} yer dolardı.`}
          </Note>
          <QueueActions session={session} queue={queue.data} isBusy={isBusy} {...act} />
          <chakra.ul listStyleType="none" aria-label="Bekleyenler">
            {queue.data.entries.map((entry) => (
              <QueueRow
                key={entry.id}
                entry={entry}
                mayOffer={mayBook && queue.data.freeSeats > 0}
                mayRemove={mayBook}
                isBusy={isBusy}
                onOffer={() => act.offerTo(entry.id)}
                onRemove={() => act.remove(entry.id)}
              />
            ))}
          </chakra.ul>
        </chakra.div>
      )}
    </Dialog>
  );
}
