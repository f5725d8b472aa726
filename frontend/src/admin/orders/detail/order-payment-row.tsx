import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import type { AdminOrderPayment } from '@contract/orders/admin-orders.views.js';
import { PAYMENT_METHOD_LABELS } from '@contract/payments/payment-method.js';
import { cardNetwork } from '../../../lib/orders/card-networks.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { confirm } from '../../../ui/confirm-dialog.js';
import { toast } from '../../../ui/toast.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';

interface OrderPaymentRowProps {
  readonly orderId: string;
  readonly payment: AdminOrderPayment;
}

/** A part of the order's money; one that was noted by mistake can be taken back. */
export function OrderPaymentRow({ orderId, payment }: OrderPaymentRowProps) {
  const { amountKurus, isReversed, isReversible } = payment;
  const utils = trpc.useUtils();
  const reverse = trpc.admin.orderPayments.reverse.useMutation({
    onSuccess: () => toast.success({ text: 'Ödeme kaydı geri alındı.' }),
    onError: (error) => toast.error({ text: describeSaveFailure(error, 'Ödeme kaydı geri alınamadı.') }),
    onSettled: () => utils.admin.orders.invalidate(),
  });
  const ask = async () => {
    const isSure = await confirm({
      title: 'Bu ödeme kaydını geri alalım mı?',
      text: `${formatTl(amountKurus)} hiç alınmamış sayılır ve siparişin kalanına eklenir. Para gerçekten alındıysa bunun yerine iade yapın.`,
      confirmLabel: 'Kaydı Geri Al',
    });
    if (isSure) reverse.mutate({ orderId, paymentId: payment.id });
  };
  return (
    <chakra.li display="flex" alignItems="start" justifyContent="space-between" gap="3">
      <chakra.div minW="0" overflowWrap="anywhere">
        <chakra.span textDecoration={isReversed ? 'line-through' : 'none'}>
          {formatTl(amountKurus)} {nameOf(payment)}
        </chakra.span>
        {isReversed && ' (geri alındı)'}
        <chakra.span display="block" textStyle="sm" color="fg.muted">
          {factsOf(payment)}
        </chakra.span>
      </chakra.div>
      {isReversible && (
        <Button variant="ghost" size="sm" pending={reverse.isPending} onClick={() => void ask()}>
          Geri Al
        </Button>
      )}
    </chakra.li>
  );
}

function nameOf({ method, cardLastFour, cardAssociation }: AdminOrderPayment): string {
  const name = cardNetwork(cardAssociation) || PAYMENT_METHOD_LABELS[method];
  return cardLastFour === null ? name : `${name} •••• ${cardLastFour}`;
}

function factsOf({ method, receivedAt, recordedBy, reference }: AdminOrderPayment): string {
  const note = method === 'card' ? `Ödeme no ${reference}` : reference;
  return [formatDateTime(receivedAt), note, recordedBy ?? ''].filter((fact) => fact !== '').join(' · ');
}
