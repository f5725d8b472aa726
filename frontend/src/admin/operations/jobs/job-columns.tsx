import { chakra } from '@chakra-ui/react';
import { RotateCw, Trash2 } from 'lucide-react';
import { formatDateTime } from '@contract/common/dates.js';
import { shortId } from '@contract/common/short-id.js';
import { jobLabel } from '@contract/operations/jobs/job-labels.js';
import {
  type FailureView,
  JOB_SUBJECTS,
  type JobList,
  type JobView,
} from '@contract/operations/jobs/jobs.views.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { IconButton } from '../../../ui/icon-button.js';
import type { Column } from '../../ui/table-column.js';
import type { JobActions } from './use-job-actions.js';

type JobColumn = Column<JobView>;

const time = (instant: string | null): string => (instant === null ? '–' : formatDateTime(instant));

const WHAT: JobColumn = {
  key: 'what',
  title: 'İş',
  onCard: 'title',
  cell: ({ name, subjects }) => (
    <>
      <strong>{jobLabel(name)}</strong>
      {subjects.length > 0 && (
        <small>{subjects.map(({ kind, id }) => `${JOB_SUBJECTS[kind]} ${shortId(id)}`).join(' · ')}</small>
      )}
    </>
  ),
};
const WRITTEN: JobColumn = { key: 'written', title: 'Yazıldı', cell: ({ writtenAt }) => time(writtenAt) };
const TRIED: JobColumn = {
  key: 'tried',
  title: 'Son deneme',
  cell: ({ failedAt, triedAt, tries }) => (
    <>
      {time(failedAt ?? triedAt)}
      {tries > 0 && <small>{tries} deneme</small>}
    </>
  ),
};
const BEGAN: JobColumn = { key: 'began', title: 'Başladı', cell: ({ triedAt }) => time(triedAt) };
const DUE: JobColumn = { key: 'due', title: 'Sıradaki deneme', cell: ({ dueAt }) => time(dueAt) };
const WHY: JobColumn = {
  key: 'why',
  title: 'Neden',
  cell: ({ failure }) => (failure === null ? '–' : <Failure {...failure} />),
};

/** Shows a readable reason of a failure and the technical text. */
export function Failure({ text, technical }: FailureView) {
  return (
    <>
      {text}
      <small lang="en">{technical}</small>
    </>
  );
}

const COLUMNS: Readonly<Record<Exclude<JobList, 'failed'>, readonly JobColumn[]>> = {
  active: [WHAT, WRITTEN, BEGAN],
  waiting: [WHAT, WRITTEN, TRIED],
  delayed: [WHAT, TRIED, DUE, WHY],
  outbox: [WHAT, WRITTEN],
};

export function jobColumns(list: JobList, actions: JobActions): readonly JobColumn[] {
  if (list !== 'failed') return COLUMNS[list];
  return [
    WHAT,
    WRITTEN,
    TRIED,
    WHY,
    {
      key: 'actions',
      title: 'İşlemler',
      titleHidden: true,
      align: 'end',
      onCard: 'badge',
      cell: (job) => <Actions job={job} {...actions} />,
    },
  ];
}

function Actions({ job, pending, retry, remove }: JobActions & { readonly job: JobView }) {
  const label = `${jobLabel(job.name)}, ${shortId(job.id)}`;
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1">
      <Button
        size="sm"
        variant="outline"
        icon={<Icon as={RotateCw} size="sm" />}
        aria-label={`Yeniden dene: ${label}`}
        pending={pending === job.id}
        onClick={() => void retry(job)}
      >
        Yeniden Dene
      </Button>
      <IconButton aria-label={`Sil: ${label}`} onClick={() => void remove(job)}>
        <Icon as={Trash2} size="sm" />
      </IconButton>
    </chakra.span>
  );
}
