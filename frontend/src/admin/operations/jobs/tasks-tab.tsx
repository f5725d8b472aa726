import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@contract/common/dates.js';
import { jobLabel } from '@contract/operations/jobs/job-labels.js';
import type { TaskView } from '@contract/operations/jobs/jobs.views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Badge } from '../../../ui/badge.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { DataTable } from '../../ui/data-table.js';
import { LoadError } from '../../ui/load-error.js';
import type { Column } from '../../ui/table-column.js';
import { Failure } from './job-columns.js';
import { LIVE_JOBS } from './live-jobs.js';
import { formatInterval, formatDuration } from './format-durations.js';

const COLUMNS: readonly Column<TaskView>[] = [
  { key: 'what', title: 'İş', onCard: 'title', cell: ({ name }) => <strong>{jobLabel(name)}</strong> },
  {
    key: 'every',
    title: 'Ne sıklıkla',
    cell: ({ everySeconds }) => (everySeconds === null ? '–' : formatInterval(everySeconds * 1_000)),
  },
  {
    key: 'last',
    title: 'Son çalışma',
    cell: ({ lastRun }) =>
      lastRun === null ? (
        '–'
      ) : (
        <>
          {formatDateTime(lastRun.beganAt)}
          <small>{formatDuration(lastRun.durationMs)}</small>
        </>
      ),
  },
  { key: 'end', title: 'Sonuç', cell: (task) => <End {...task} /> },
];

function End({ lastRun, isLate }: TaskView) {
  if (lastRun === null) return <Badge>Henüz çalışmadı</Badge>;
  if (isLate) return <Badge tone="warning">Gecikti</Badge>;
  if (lastRun.failure === null) return <Badge tone="success">Tamam</Badge>;
  return <Failure {...lastRun.failure} />;
}

/** Lists the scheduled tasks. */
export function TasksTab() {
  const tasks = trpc.admin.jobs.tasks.useQuery(undefined, LIVE_JOBS);
  if (tasks.isLoadingError) return <LoadError query={tasks} what="Düzenli işler okunamadı" titleAs="h2" />;
  return (
    <>
      <chakra.p mb="4" color="fg.muted" maxW="60em">
        Dükkânın belli aralıklarla kendiliğinden yaptıkları. Biri olmazsa sıradakinde yeniden denenir.
      </chakra.p>
      <DataTable
        caption="Düzenli işler"
        columns={COLUMNS}
        rows={tasks.data}
        rowKey={({ name }) => name}
        empty={
          <EmptyState
            shape="bowl"
            titleAs="h2"
            title="Düzenli iş yok"
            text="Dükkânın bu sürümünde düzenli iş tanımlı değil."
          />
        }
      />
    </>
  );
}
