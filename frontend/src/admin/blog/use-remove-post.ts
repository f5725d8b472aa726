import type { AdminBlogRow } from '@contract/blog/admin-blog.views.js';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { toast } from '../../ui/toast.js';
import { REMOVE_FAILED } from './blog.texts.js';

/** Asks, deletes, and returns whether the post was deleted. */
export function useRemovePost() {
  const utils = trpc.useUtils();
  const removal = trpc.admin.blog.remove.useMutation();
  return async ({ id, version, title }: Pick<AdminBlogRow, 'id' | 'version' | 'title'>) => {
    const isMeant = await confirm({
      title: `“${title}” silinsin mi?`,
      text: 'Yazı blogdan kalkar, eski bağlantıları da açılmaz olur. Geri getirilemez.',
      confirmLabel: 'Yazıyı Sil',
    });
    if (!isMeant) return false;
    try {
      await removal.mutateAsync({ id, version });
      toast.success({ text: 'Yazı başarıyla silindi.' });
      return true;
    } catch (error) {
      toast.error({ text: describeError(error, REMOVE_FAILED).message });
      return false;
    } finally {
      await Promise.all([utils.admin.blog.list.invalidate(), utils.admin.blog.figures.invalidate()]);
    }
  };
}
