import type { BulkOrderDecision } from '@contract/orders/bulk-orders/admin-bulk-orders.dto.js';
import type { AdminBulkOrderView } from '@contract/orders/bulk-orders/admin-bulk-orders.views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { confirm } from '../../../ui/confirm-dialog.js';
import { toast } from '../../../ui/toast.js';
import { describeFailure } from '../../lib/describe-failure.js';
import { useNoticesRead } from '../../lib/use-read-notices.js';

const WORDS = {
  approved: {
    title: 'Bu talebi onaylayalım mı?',
    confirmLabel: 'Talebi Onayla',
    done: 'Talep onaylandı.',
  },
  rejected: {
    title: 'Bu talebi reddedelim mi?',
    confirmLabel: 'Talebi Reddet',
    done: 'Talep reddedildi.',
  },
} as const;

/** Accepts or declines a request for an offer. */
export function useBulkOrderActions() {
  const utils = trpc.useUtils();
  const readAgain = () => utils.admin.bulkOrders.invalidate();
  const noticesRead = useNoticesRead('bulk_order');
  const decision = trpc.admin.bulkOrders.decide.useMutation({ onSettled: readAgain });

  const decide = async ({ id, name }: AdminBulkOrderView, status: BulkOrderDecision): Promise<void> => {
    const { title, confirmLabel, done } = WORDS[status];
    const isSure = await confirm({
      title,
      text: `${name} adına gelen talebin kararı sonradan değiştirilemez. Kararınız e-posta ile bildirilmez; dilerseniz önce yanıt yazın.`,
      confirmLabel,
      destructive: status === 'rejected',
    });
    if (!isSure) return;
    try {
      await decision.mutateAsync({ id, status });
      toast.success({ text: done });
      noticesRead(id);
    } catch (error) {
      toast.error({ text: describeFailure(error, 'Talep güncellenirken bir hata oluştu.') });
    }
  };

  return { decide, decidingId: decision.isPending ? decision.variables.id : null };
}
