import { chakra } from '@chakra-ui/react';
import type { JobsStatus } from '@contract/operations/jobs/jobs.views.js';
import { formatNumber } from '../../lib/format-number.js';
import { describeLoadFailure } from '../../lib/describe-load-failure.js';
import { Note } from '../../../ui/note.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { formatSince } from './format-durations.js';

/**
 * The waiting time after which somebody should look into it. Short waits are normal with many jobs; usually
 * the queue takes them within seconds.
 */
const TOO_LONG_MS = { waiting: 5 * 60_000, outbox: 60_000 };

interface JobsNoteProps {
  readonly status: JobsStatus | undefined;
  /** Set even while an older status is shown. */
  readonly error: unknown;
}

/** Says at the top whether all background jobs are well. */
export function JobsNote({ status, error }: JobsNoteProps) {
  return <chakra.div mb="6">{noteOf(status, error)}</chakra.div>;
}

function noteOf(status: JobsStatus | undefined, error: unknown) {
  if (error) {
    return (
      <Note tone="danger" role="alert">
        {describeLoadFailure(error, 'İşlerin durumu okunamadı. Beş saniyede bir yeniden denenir.')}
      </Note>
    );
  }
  if (!status) return <Skeleton h="14" />;
  const { failed } = status.lists;
  const { lateTasks } = status;
  const longest = longestWait(status);
  if (longest > 0) {
    return (
      <Note tone="danger">
        <strong>En eski iş {formatSince(longest)} bekliyor.</strong> İşleri yürüten süreç durmuş olabilir;
        sunucuya bakan kişiye haber verin. İşler kaybolmaz.
      </Note>
    );
  }
  if (lateTasks > 0) {
    return (
      <Note tone="danger">
        <strong>{formatNumber(lateTasks)} düzenli iş gecikti.</strong> İşleri yürüten süreç durmuş olabilir;
        sunucuya bakan kişiye haber verin.
      </Note>
    );
  }
  if (failed.count > 0) {
    return (
      <Note tone="warning">
        <strong>{formatNumber(failed.count)} iş başarısız oldu.</strong> Nedenini okuyup yeniden
        deneyebilirsiniz; öteki işler sürüyor.
      </Note>
    );
  }
  return (
    <Note tone="success">
      <strong>Her şey yolunda.</strong> Başarısız olan ya da takılan iş yok.
    </Note>
  );
}

/** Returns how long the oldest job has been waiting too long; 0 when none has. */
function longestWait({ lists, at }: JobsStatus): number {
  const waits = (['waiting', 'outbox'] as const).map((list) => {
    const { since } = lists[list];
    const waited = since === null ? 0 : Date.parse(at) - Date.parse(since);
    return waited > TOO_LONG_MS[list] ? waited : 0;
  });
  return Math.max(...waits);
}
