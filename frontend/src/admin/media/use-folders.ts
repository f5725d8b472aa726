import type { MediaFolderView } from '@contract/media/admin-media.views.js';
import { describeError, type FallbackTexts } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { toast } from '../../ui/toast.js';
import {
  CREATE_FOLDER_FAILED,
  MOVE_FAILED,
  REMOVE_FOLDER_FAILED,
  RENAME_FOLDER_FAILED,
} from './media.texts.js';

interface Attempt {
  readonly failed: FallbackTexts;
  readonly done: string;
}

/** The actions on folders. Each returns whether it succeeded. */
export function useFolders() {
  const utils = trpc.useUtils();
  const creation = trpc.admin.media.createFolder.useMutation();
  const renaming = trpc.admin.media.renameFolder.useMutation();
  const removal = trpc.admin.media.removeFolder.useMutation();
  const moving = trpc.admin.media.move.useMutation();

  const attempt = async (act: () => Promise<unknown>, { failed, done }: Attempt): Promise<boolean> => {
    try {
      await act();
      toast.success({ text: done });
      return true;
    } catch (error) {
      toast.error({ text: describeError(error, failed).message });
      return false;
    } finally {
      await utils.admin.media.invalidate();
    }
  };

  return {
    isBusy: [creation, renaming, removal, moving].some(({ isPending }) => isPending),
    create: (name: string) =>
      attempt(() => creation.mutateAsync({ name }), {
        failed: CREATE_FOLDER_FAILED,
        done: 'Klasör oluşturuldu.',
      }),
    rename: ({ id, version }: MediaFolderView, name: string) =>
      attempt(() => renaming.mutateAsync({ id, version, name }), {
        failed: RENAME_FOLDER_FAILED,
        done: 'Klasörün adı değişti.',
      }),
    remove: async ({ id, name, pictureCount }: MediaFolderView) => {
      const isMeant = await confirm({
        title: `“${name}” klasörü silinsin mi?`,
        text:
          pictureCount === 0
            ? 'Bu klasörde görsel yok.'
            : `Bu klasördeki ${pictureCount} görsel silinmez, klasörsüz kalır.`,
        confirmLabel: 'Klasörü Sil',
      });
      if (!isMeant) return false;
      return attempt(() => removal.mutateAsync({ id }), {
        failed: REMOVE_FOLDER_FAILED,
        done: 'Klasör silindi.',
      });
    },
    move: (ids: number[], folderId: number) =>
      attempt(() => moving.mutateAsync({ ids, folderId }), {
        failed: MOVE_FAILED,
        done: ids.length === 1 ? 'Görsel taşındı.' : `${ids.length} görsel taşındı.`,
      }),
  };
}

export type Folders = ReturnType<typeof useFolders>;
