import type { AdminUserView } from '@contract/people/admin-users.views.js';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { toast } from '../../ui/toast.js';
import { fallbackText } from '../lib/fallback-texts.js';
import { nameOf } from './user-columns.js';

/** Asks, and deletes a customer's account. True when it is gone. */
export function useDeleteUser(): (user: AdminUserView) => Promise<boolean> {
  const { client, admin } = trpc.useUtils();
  return async (user) => {
    const isSure = await confirm({
      title: 'Kullanıcıyı silelim mi?',
      text: `${nameOf(user)} (${user.email}) adlı kullanıcıyı silmek istediğinizden emin misiniz? Siparişleri tutarları ve sözleşmeleriyle kayıtlarda kalır, ama adı ‘Silinmiş Kullanıcı’ olur; e-postası, telefonu, adresi ve notları silinir. Tamamlanmamış siparişlerde bu, sipariş tamamlanınca yapılır. Geri alınamaz.`,
      confirmLabel: 'Kullanıcıyı Sil',
    });
    if (!isSure) return false;
    let isGone = true;
    try {
      await client.admin.users.remove.mutate({ id: user.id, version: user.version });
      toast.success({ text: 'Kullanıcı silindi.' });
    } catch (error) {
      isGone = false;
      toast.error({ text: describeError(error, fallbackText('Kullanıcı silinirken hata oluştu')).message });
    }
    await admin.users.invalidate();
    return isGone;
  };
}
