import { useState } from 'react';
import { jobLabel } from '@contract/jobs/job-labels.js';
import type { JobView } from '@contract/jobs/jobs.views.js';
import { trpc } from '../../lib/trpc.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { toast } from '../../ui/toast.js';
import { failureText } from '../lib/failure-text.js';
import { numberText } from '../lib/number-text.js';

export interface JobTurns {
  /** The job, or the kind, that is being turned. */
  readonly turning: string | null;
  readonly retry: (job: JobView) => Promise<void>;
  readonly retryAll: (name: string) => Promise<void>;
  readonly remove: (job: JobView) => Promise<void>;
}

/** What a super admin does with failed jobs, each after being asked. */
export function useJobTurns(): JobTurns {
  const { client, admin } = trpc.useUtils();
  const [turning, setTurning] = useState<string | null>(null);
  const turn = async (what: string, act: () => Promise<string>, failed: string) => {
    setTurning(what);
    try {
      toast.success({ text: await act() });
    } catch (error) {
      toast.error({ text: failureText(error, failed) });
    }
    await admin.jobs.invalidate();
    setTurning(null);
  };
  return {
    turning,
    retry: async ({ id, name }) => {
      if (!(await confirm({ ...RETRY, text: `${jobLabel(name)}: ${RETRY.text}` }))) return;
      const act = async () => {
        await client.admin.jobs.retry.mutate({ id });
        return 'İş yeniden sıraya alındı.';
      };
      await turn(id, act, 'İş yeniden sıraya alınamadı');
    },
    retryAll: async (name) => {
      if (!(await confirm({ ...RETRY_ALL, text: `${jobLabel(name)}: ${RETRY_ALL.text}` }))) return;
      const act = async () =>
        `${numberText(await client.admin.jobs.retryAll.mutate({ name }))} iş yeniden sıraya alındı.`;
      await turn(name, act, 'İşler yeniden sıraya alınamadı');
    },
    remove: async ({ id, name }) => {
      if (!(await confirm({ ...REMOVE, text: `${jobLabel(name)}: ${REMOVE.text}` }))) return;
      const act = async () => {
        await client.admin.jobs.remove.mutate({ id });
        return 'İş silindi.';
      };
      await turn(id, act, 'İş silinemedi');
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
