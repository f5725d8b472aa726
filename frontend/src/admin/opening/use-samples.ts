import { useState } from 'react';
import { trpc } from '../../lib/trpc.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { toast } from '../../ui/toast.js';
import { describeFailure } from '../lib/describe-failure.js';

/** Takes and removes the samples. `kept` names what stayed of them; null before they were removed. */
export function useSamples() {
  const { client, admin } = trpc.useUtils();
  const [isBusy, setBusy] = useState(false);
  const [kept, setKept] = useState<readonly string[] | null>(null);

  const run = async (what: () => Promise<void>, failed: string): Promise<void> => {
    setBusy(true);
    try {
      await what();
    } catch (error) {
      toast.error({ text: describeFailure(error, failed) });
    }
    // Also after a refusal, which means that somebody else was quicker.
    await admin.invalidate();
    setBusy(false);
  };

  return {
    isBusy,
    kept,
    take: () =>
      run(async () => {
        await client.admin.opening.takeSamples.mutate();
        setKept(null);
        toast.success({ text: 'Örnekler dükkânınızda. Gezin, deneyin, değiştirin.' });
      }, 'Örnekler alınamadı'),
    remove: async () => {
      const isSure = await confirm({
        title: 'Örnekleri kaldıralım mı?',
        text: 'Örnek olarak gelen ve değiştirmediğiniz ürünler, tarihler ve yazılar silinir. Sizin eklediklerinize dokunulmaz.',
        confirmLabel: 'Örnekleri Kaldır',
        destructive: true,
      });
      if (!isSure) return;
      await run(async () => {
        setKept((await client.admin.opening.removeSamples.mutate()).kept);
      }, 'Örnekler kaldırılamadı');
    },
  };
}
