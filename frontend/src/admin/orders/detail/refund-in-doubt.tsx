import { chakra } from '@chakra-ui/react';
import { formatTl } from '@contract/common/money.js';
import type { RefundDecision } from '@contract/orders/admin-orders.dto.js';
import type { AdminRefund } from '@contract/orders/admin-orders.views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { confirm } from '../../../ui/confirm-dialog.js';
import { toast } from '../../../ui/toast.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';

interface RefundInDoubtProps {
  readonly orderId: string;
  readonly refund: AdminRefund;
}

const DONE: Readonly<Record<RefundDecision, string>> = {
  by_hand: 'İade, elden yapılmış olarak kaydedildi.',
  try_again: 'İade yeniden bankaya soruluyor.',
};

const WHAT_TO_DO: Readonly<Partial<Record<AdminRefund['status'], string>>> = {
  requested: 'Bu tutarı aldığınız yoldan geri verin; verince buradan işaretleyin. Müşteriye e-posta gitmez.',
  unclear:
    'iyzico’dan kesin yanıt alınamadı. iyzico panelinden bakın; para dönmediyse yeniden deneyin, sistem göndermeden önce iyzico’ya sorar.',
  failed: 'Para dönmedi. Aşağıdan yeniden isteyebilir, başka yoldan iade ettiyseniz buraya işleyebilirsiniz.',
};

/**
 * A refund that a person ends: by handing back what was not paid by card, or by entering what iyzico's panel says of one
 * that iyzico has not confirmed.
 */
export function RefundInDoubt({ orderId, refund }: RefundInDoubtProps) {
  const utils = trpc.useUtils();
  const decide = trpc.admin.orders.decideRefund.useMutation({
    onSuccess: (_order, { decision }) => toast.success({ text: DONE[decision] }),
    onError: (error) => toast.error({ text: describeSaveFailure(error, 'İade kaydedilemedi.') }),
    onSettled: () => utils.admin.orders.invalidate(),
  });
  const isUnclear = refund.status === 'unclear';
  const say = (decision: RefundDecision) => decide.mutate({ orderId, refundId: refund.id, decision });
  const sayByHand = async () => {
    const isSure = await confirm({
      title: 'İade elden yapıldı mı?',
      text: `${formatTl(refund.amountKurus)} müşteriye döndü sayılır, sistem bir daha göndermez ve müşteriye e-posta gitmez.`,
      confirmLabel: 'Elden İade Edildi',
    });
    if (isSure) say('by_hand');
  };
  return (
    <chakra.div mt="2" display="grid" gap="2">
      <chakra.p textStyle="sm" color="fg.muted">
        {WHAT_TO_DO[refund.status]}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button variant="outline" size="sm" disabled={decide.isPending} onClick={() => void sayByHand()}>
          Elden iade edildi
        </Button>
        {isUnclear && (
          <Button variant="outline" size="sm" disabled={decide.isPending} onClick={() => say('try_again')}>
            Yeniden dene
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  );
}
