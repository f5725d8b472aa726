import type { AdminEntry } from '@contract/admin/admin.views.js';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { toast } from '../../ui/toast.js';
import { fallbackText } from '../lib/fallback-texts.js';

export function useDeleteAdmin(): (admin: AdminEntry) => Promise<void> {
  const { client, admin: reads } = trpc.useUtils();
  return async ({ id, version, name, email }) => {
    const isSure = await confirm({
      title: 'Yöneticiyi silelim mi?',
      text: `${name} (${email}) bundan sonra panele giremez. Yaptığı işlemler kayıtlarda kalır.`,
      confirmLabel: 'Yöneticiyi Sil',
    });
    if (!isSure) return;
    try {
      await client.admin.admins.remove.mutate({ id, version });
      toast.success({ text: 'Admin başarıyla silindi' });
    } catch (error) {
      toast.error({ text: describeError(error, fallbackText('Admin silinirken bir hata oluştu')).message });
    }
    await reads.admins.invalidate();
  };
}
