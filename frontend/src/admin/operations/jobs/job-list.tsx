import { chakra } from '@chakra-ui/react';
import { jobLabel } from '@contract/operations/jobs/job-labels.js';
import type { JobList, JobView } from '@contract/operations/jobs/jobs.views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { itemsOf } from '../../lib/page-window.js';
import { useListAddress } from '../../lib/use-list-address.js';
import { DataTable } from '../../ui/data-table.js';
import { LoadError } from '../../ui/load-error.js';
import { Pager } from '../../ui/pager.js';
import { jobColumns } from './job-columns.js';
import { JOB_LIST_WORDS } from './job-lists.js';
import { LIVE_JOBS } from './live-jobs.js';
import { type JobActions, useJobActions } from './use-job-actions.js';

const ADDRESS = { filters: {}, sorts: ['sira'], defaultSort: { by: 'sira', order: 'asc' } } as const;

export function JobListTab({ list }: { readonly list: JobList }) {
  const { page, perPage, setPage, setPageSize } = useListAddress(ADDRESS);
  const jobs = trpc.admin.jobs.list.useQuery({ list, page, perPage }, LIVE_JOBS);
  const actions = useJobActions();
  const { caption, lead, none } = JOB_LIST_WORDS[list];
  const rows = itemsOf(jobs.data);
  if (jobs.isLoadingError) {
    return (
      <LoadError
        query={jobs}
        what="İşler okunamadı"
        titleAs="h2"
        text="İşler kaybolmaz; kuyruk dönünce kaldıkları yerden sürer."
      />
    );
  }
  return (
    <>
      <chakra.p mb="4" color="fg.muted" maxW="60em">
        {lead}
      </chakra.p>
      {list === 'failed' && rows && <RetryKinds jobs={rows} {...actions} />}
      <DataTable
        caption={caption}
        columns={jobColumns(list, actions)}
        rows={rows}
        rowKey={({ id }) => id}
        busy={jobs.isPlaceholderData}
        skeletonRows={3}
        empty={<EmptyState shape="bowl" titleAs="h2" {...none} />}
      />
      <Pager pagination={jobs.data?.pagination} onPage={setPage} onPageSize={setPageSize} />
    </>
  );
}

/** A button for each kind of job that failed more than once, to retry all of them. */
function RetryKinds({ jobs, pending, retryAll }: JobActions & { readonly jobs: readonly JobView[] }) {
  const names = jobs.map(({ name }) => name);
  const kinds = [...new Set(names)].filter((kind) => names.indexOf(kind) !== names.lastIndexOf(kind));
  if (kinds.length === 0) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" mb="4">
      {kinds.map((kind) => (
        <Button
          key={kind}
          size="sm"
          variant="outline"
          pending={pending === kind}
          pendingLabel="Sıraya alınıyor..."
          onClick={() => void retryAll(kind)}
        >
          Hepsini Yeniden Dene: {jobLabel(kind)}
        </Button>
      ))}
    </chakra.div>
  );
}
