import { useState } from 'react';
import { jobLabel } from '@contract/operations/jobs/job-labels.js';
import type { JobView } from '@contract/operations/jobs/jobs.views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { confirm } from '../../../ui/confirm-dialog.js';
import { toast } from '../../../ui/toast.js';
import { describeFailure } from '../../lib/describe-failure.js';
import { formatNumber } from '../../lib/format-number.js';

export interface JobActions {
  /** The job, or the kind of jobs, that is being changed. */
  readonly pending: string | null;
  readonly retry: (job: JobView) => Promise<void>;
  readonly retryAll: (name: string) => Promise<void>;
  readonly remove: (job: JobView) => Promise<void>;
}

/** The actions of a super admin on failed jobs, each with a confirmation. */
export function useJobActions(): JobActions {
  const { client, admin } = trpc.useUtils();
  const [pending, setPending] = useState<string | null>(null);
  const run = async (what: string, act: () => Promise<string>, failed: string) => {
    setPending(what);
    try {
      toast.success({ text: await act() });
    } catch (error) {
      toast.error({ text: describeFailure(error, failed) });
    }
    await admin.jobs.invalidate();
    setPending(null);
  };
  return {
    pending,
    retry: async ({ id, name }) => {
      if (!(await confirm({ ...RETRY, text: `${jobLabel(name)}: ${RETRY.text}` }))) return;
      const act = async () => {
        await client.admin.jobs.retry.mutate({ id });
        return 'İş yeniden sıraya alındı.';
      };
      await run(id, act, 'İş yeniden sıraya alınamadı');
    },
    retryAll: async (name) => {
      if (!(await confirm({ ...RETRY_ALL, text: `${jobLabel(name)}: ${RETRY_ALL.text}` }))) return;
      const act = async () =>
        `${formatNumber(await client.admin.jobs.retryAll.mutate({ name }))} iş yeniden sıraya alındı.`;
      await run(name, act, 'İşler yeniden sıraya alınamadı');
    },
    remove: async ({ id, name }) => {
      if (!(await confirm({ ...REMOVE, text: `${jobLabel(name)}: ${REMOVE.text}` }))) return;
      const act = async () => {
        await client.admin.jobs.remove.mutate({ id });
        return 'İş silindi.';
      };
      await run(id, act, 'İş silinemedi');
    },
  };
}

const RETRY = {
  title: 'Bu işi yeniden deneyelim mi?',
  text: 'en baştan denenir. Nedeni hâlâ sürüyorsa yeniden başarısız olur.',
  confirmLabel: 'Yeniden Dene',
  destructive: false,
};
const RETRY_ALL = {
  title: 'Bu türün hepsini yeniden deneyelim mi?',
  text: 'başarısız olanların hepsi en baştan denenir.',
  confirmLabel: 'Hepsini Yeniden Dene',
  destructive: false,
};
const REMOVE = {
  title: 'Bu işi silelim mi?',
  text: 'bir daha denenmez, listeden kalkar. Kimin sildiği Sistem Loglarında kalır.',
  confirmLabel: 'İşi Sil',
};
