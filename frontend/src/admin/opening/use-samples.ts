import type { RemovedSamples } from '@contract/opening/samples.views.js';
import { useState } from 'react';
import { trpc } from '../../lib/server/trpc.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { toast } from '../../ui/toast.js';
import { describeFailure } from '../lib/describe-failure.js';

/** What stayed when the samples were removed. */
export type LeftSamples = Pick<RemovedSamples, 'kept' | 'held'>;

/** Takes and removes the samples. `left` names what stayed of them; null before they were removed. */
export function useSamples() {
  const { client, admin } = trpc.useUtils();
  const [isBusy, setBusy] = useState(false);
  const [left, setLeft] = useState<LeftSamples | null>(null);

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
    left,
    take: () =>
      run(async () => {
        await client.admin.opening.takeSamples.mutate();
        setLeft(null);
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
        setLeft(await client.admin.opening.removeSamples.mutate());
      }, 'Örnekler kaldırılamadı');
    },
  };
}
