import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import type { AdminOrderView, AdminRefund } from '@contract/orders/admin-orders.views.js';
import { cardNetwork } from '../../../lib/card-networks.js';
import { Button } from '../../../ui/button.js';
import { Block } from '../../ui/block.js';
import { RefundInDoubt } from './refund-in-doubt.js';
import { RefundDialog } from './refund-dialog.js';

const STATUS_WORDS: Readonly<Record<AdminRefund['status'], string>> = {
  requested: 'bankaya iletildi',
  done: 'karta döndü',
  failed: 'gerçekleşmedi',
  unclear: 'döndü mü belli değil',
};

/** Lists the refunds, with a button for a further one. */
export function RefundsBlock({ order }: { readonly order: AdminOrderView }) {
  const [isAsking, setIsAsking] = useState(false);
  const [opening, setOpening] = useState(0);
  const ask = () => {
    setOpening(opening + 1);
    setIsAsking(true);
  };
  const { payment, refunds, refundableKurus } = order;
  if (payment === null && refunds.length === 0) return null;
  return (
    <Block title="Ödeme ve iade">
      {payment && <Charge payment={payment} />}
      {refunds.length > 0 && (
        <chakra.ul aria-label="İadeler" mt="2" display="grid" gap="1.5">
          {refunds.map((refund) => (
            <li key={refund.id}>
              {formatTl(refund.amountKurus)}{' '}
              {refund.isManual ? 'elden iade edildi' : STATUS_WORDS[refund.status]}
              <chakra.span display="block" textStyle="sm" color="fg.muted">
                {nameOfLine(order, refund.lineId)} · {formatDateTime(refund.doneAt ?? refund.createdAt)}
              </chakra.span>
              {isOpenToHand(order, refund) && <RefundInDoubt orderId={order.id} refund={refund} />}
            </li>
          ))}
        </chakra.ul>
      )}
      {refundableKurus > 0 && (
        <chakra.div mt="3">
          <Button variant="outline" size="sm" onClick={ask}>
            Para İadesi Yap
          </Button>
        </chakra.div>
      )}
      <RefundDialog key={opening} order={order} open={isAsking} onClose={() => setIsAsking(false)} />
    </Block>
  );
}

/** A failed refund may have been replaced by a later one, so it is open only while money is left. */
function isOpenToHand({ refundableKurus }: AdminOrderView, { status, amountKurus }: AdminRefund): boolean {
  return status === 'unclear' || (status === 'failed' && refundableKurus >= amountKurus);
}

function Charge({ payment }: { readonly payment: NonNullable<AdminOrderView['payment']> }) {
  const { paymentId, cardLastFour, cardAssociation, paidAt } = payment;
  const card = cardLastFour === null ? '' : `•••• ${cardLastFour}`;
  return (
    <>
      <p>{[cardNetwork(cardAssociation), card].join(' ').trim() || 'Kart'}</p>
      <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        Ödeme no {paymentId}
        {paidAt !== null && ` · ${formatDateTime(paidAt)}`}
      </chakra.p>
    </>
  );
}

function nameOfLine({ lines }: AdminOrderView, lineId: string | null): string {
  return lineId === null ? 'Siparişin tamamı' : (lines.find(({ id }) => id === lineId)?.name ?? 'Bir kalem');
}
