import { useState } from 'react';
import type { AdminMediaItem, MediaUse } from '@contract/media/admin-media.views.js';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { toast } from '../../ui/toast.js';
import { mediaName } from '../lib/media-labels.js';
import { useReplaceRow } from '../lib/use-replace-row.js';
import { REMOVE_FAILED, UPDATE_FAILED } from './media.texts.js';

interface Blocked {
  readonly name: string;
  readonly uses: readonly MediaUse[];
}

/** The actions on a picture's card. */
export function useMediaActions() {
  const utils = trpc.useUtils();
  const removal = trpc.admin.media.remove.useMutation();
  const showing = trpc.admin.media.setActive.useMutation();
  const replaceRow = useReplaceRow<AdminMediaItem>(trpc.admin.media.list);
  /** The picture that cannot be deleted, and the reason. */
  const [blocked, setBlocked] = useState<Blocked | null>(null);

  const show = async (item: AdminMediaItem, isActive: boolean) => {
    try {
      replaceRow(await showing.mutateAsync({ id: item.id, version: item.version, isActive }));
      toast.success({ text: isActive ? 'Görsel sitede gösteriliyor.' : 'Görsel siteden kaldırıldı.' });
    } catch (error) {
      toast.error({ text: describeError(error, UPDATE_FAILED).message });
    }
    await utils.admin.media.invalidate();
  };

  const remove = async (item: AdminMediaItem) => {
    const { id, version } = item;
    const name = mediaName(item);
    try {
      const uses = await utils.admin.media.uses.fetch({ id }, { staleTime: 0 });
      if (uses.length > 0) {
        setBlocked({ name, uses });
        return;
      }
      const isMeant = await confirm({
        title: `“${name}” silinsin mi?`,
        text: 'Görsel kütüphaneden kalkar ve geri getirilemez. Yalnızca gizlemek isterseniz pasife alın.',
        confirmLabel: 'Görseli Sil',
      });
      if (!isMeant) return;
      await removal.mutateAsync({ id, version });
      toast.success({ text: 'Görsel silindi.' });
    } catch (error) {
      toast.error({ text: describeError(error, REMOVE_FAILED).message });
    }
    await utils.admin.media.invalidate();
  };

  return {
    ...{ show, remove, blocked },
    endBlocked: () => setBlocked(null),
    showingId: showing.isPending ? showing.variables.id : null,
  };
}
