import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@contract/common/dates.js';
import { BACKUP_PROBLEMS, type BackupTaskView } from '@contract/operations/backups/backups.views.js';
import { Note } from '../../../ui/note.js';

interface TaskStateProps {
  /** Null when nobody has asked yet. */
  readonly task: BackupTaskView | null;
  /** What is done: 'Yedek alınıyor'. */
  readonly doing: string;
  readonly never: string;
  readonly done: (task: BackupTaskView) => string;
}

/** Says how the newest backup or test restore went, or how far it is. */
export function TaskState({ task, doing, never, done }: TaskStateProps) {
  if (task === null) return <chakra.p color="fg.muted">{never}</chakra.p>;
  if (task.status === 'done') {
    return (
      <Note tone="success" role="status">
        {done(task)} {ended(task)}
      </Note>
    );
  }
  if (task.status === 'failed') {
    return (
      <Note tone="danger" role="status">
        {BACKUP_PROBLEMS[task.problem ?? 'unexpected']} {ended(task)}
      </Note>
    );
  }
  return <Progress label={task.status === 'waiting' ? 'Sırada bekliyor' : doing} task={task} />;
}

function ended({ finishedAt }: BackupTaskView): string {
  return finishedAt === null ? '' : `(${formatDateTime(finishedAt)})`;
}

function Progress({ label, task }: { readonly label: string; readonly task: BackupTaskView }) {
  const percent = Math.round(task.progress * 100);
  const isCounted = percent > 0;
  return (
    <chakra.div display="grid" gap="2">
      <chakra.p role="status" color="fg.muted">
        {label}
        {isCounted ? `: %${percent}` : '…'}
      </chakra.p>
      <chakra.div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(isCounted && { 'aria-valuenow': percent })}
        h="2"
        borderRadius="full"
        bg="bg.muted"
        overflow="hidden"
      >
        <chakra.div h="full" bg="brand.solid" transition="width 300ms" style={{ width: `${percent}%` }} />
      </chakra.div>
    </chakra.div>
  );
}
