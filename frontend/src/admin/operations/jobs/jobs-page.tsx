import '../../../lib/forms/class-metadata.js';
import type { JobList, JobsStatus } from '@contract/operations/jobs/jobs.views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useTab } from '../../lib/use-tab.js';
import { SectionHead } from '../../ui/section-head.js';
import { Tabs } from '../../ui/tabs.js';
import { JobListTab } from './job-list.js';
import { JOB_LIST_WORDS } from './job-lists.js';
import { JobsNote } from './jobs-note.js';
import { LIVE_JOBS } from './live-jobs.js';
import { TasksTab } from './tasks-tab.js';

const TABS = ['basarisiz', 'calisan', 'sirada', 'ertelenen', 'kuyruga-girecek', 'duzenli'] as const;
/** Null for tabs without a list of jobs. */
const LISTS: Readonly<Record<(typeof TABS)[number], JobList | null>> = {
  basarisiz: 'failed',
  calisan: 'active',
  sirada: 'waiting',
  ertelenen: 'delayed',
  'kuyruga-girecek': 'outbox',
  duzenli: null,
};

export function JobsPage() {
  return (
    <>
      <SectionHead
        title="Arka Plan İşleri"
        lead="E-postalar, iadeler, hatırlatmalar: dükkân bunları kimseyi bekletmeden, arkada kendisi yapar. Takılan olursa nedeni burada yazar."
      />
      <Jobs />
    </>
  );
}

function Jobs() {
  const { current, hrefOf } = useTab('sekme', TABS);
  const { data: status, error } = trpc.admin.jobs.status.useQuery(undefined, LIVE_JOBS);
  const list = LISTS[current];
  return (
    <>
      <JobsNote status={status} error={error} />
      <Tabs
        label="Arka plan işleri"
        current={current}
        tabs={TABS.map((key) => ({ key, href: hrefOf(key), ...labelOf(LISTS[key], status) }))}
      />
      {list === null ? <TasksTab /> : <JobListTab key={list} list={list} />}
    </>
  );
}

function labelOf(list: JobList | null, status: JobsStatus | undefined) {
  if (list === null) return { label: 'Düzenli İşler' };
  return { label: JOB_LIST_WORDS[list].tab, count: status?.lists[list].count };
}
