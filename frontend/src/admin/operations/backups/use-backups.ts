import type { BackupsView, BackupTaskView } from '@contract/operations/backups/backups.views.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { trpc } from '../../../lib/server/trpc.js';
import { toast } from '../../../ui/toast.js';
import { fallbackText } from '../../lib/fallback-texts.js';

const REFETCHED_EVERY_MS = 2_000;
const NOT_ASKED = fallbackText('İstek gönderilemedi');

export function isUnderWay(task: BackupTaskView | null): boolean {
  return task?.status === 'waiting' || task?.status === 'running';
}

function isAnyUnderWay(view: BackupsView | undefined): boolean {
  return view !== undefined && (isUnderWay(view.newestBackup) || isUnderWay(view.newestTestRestore));
}

/** The backups, read again while one is made or tried. */
export function useBackups() {
  return trpc.admin.backups.view.useQuery(undefined, {
    refetchInterval: ({ state }) => (isAnyUnderWay(state.data) ? REFETCHED_EVERY_MS : false),
  });
}

/** Asks for a backup or a test restore. */
export function useAskForBackup() {
  const utils = trpc.useUtils();
  const making = trpc.admin.backups.make.useMutation();
  const testing = trpc.admin.backups.testRestore.useMutation();
  const ask = async (act: () => Promise<{ readonly isNew: boolean }>, started: string) => {
    try {
      const { isNew } = await act();
      toast.success({ text: isNew ? started : 'Başka biri az önce istemişti; o bitince burada görünecek.' });
    } catch (error) {
      toast.error({ text: describeError(error, NOT_ASKED).message });
    }
    await utils.admin.backups.invalidate();
  };
  return {
    isAsking: making.isPending || testing.isPending,
    make: () => ask(() => making.mutateAsync(), 'Yedek alınıyor.'),
    testRestore: () => ask(() => testing.mutateAsync(), 'Geri yükleme deneniyor.'),
  };
}
