import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import type { AdminOrderView, AdminRefund } from '@contract/orders/admin-orders.views.js';
import { Button } from '../../../ui/button.js';
import { useMay } from '../../lib/use-may.js';
import { Block, Pair, Pairs } from '../../ui/block.js';
import { NotePaymentDialog } from './note-payment-dialog.js';
import { OrderPaymentRow } from './order-payment-row.js';
import { PaymentLinkPart } from './payment-link-part.js';
import { RefundDialog } from './refund-dialog.js';
import { RefundInDoubt } from './refund-in-doubt.js';
import { refundWords, waitsForHand } from './refund-words.js';

/** What the order received and what went back, with the buttons for more of both. */
export function MoneyBlock({ order }: { readonly order: AdminOrderView }) {
  const [asked, setAsked] = useState<'payment' | 'refund' | null>(null);
  const [opening, setOpening] = useState(0);
  const ask = (what: 'payment' | 'refund') => {
    setOpening(opening + 1);
    setAsked(what);
  };
  const close = () => setAsked(null);
  const { payments, refunds, refundableKurus } = order;
  const mayRefund = useMay('money.refund') && refundableKurus > 0;
  const mayNote = useMay('money.record') && waitsForMoney(order);
  if (isEmpty(order) && !mayNote) return null;
  return (
    <Block title="Ödeme ve iade">
      {payments.length > 0 && <Payments order={order} />}
      <WrittenOff kurus={order.writtenOffKurus} />
      {mayNote && <Left order={order} />}
      {refunds.length > 0 && <Refunds order={order} />}
      <chakra.div mt="3" display="flex" flexWrap="wrap" gap="2">
        {mayNote && (
          <Button variant="outline" size="sm" onClick={() => ask('payment')}>
            Ödeme Kaydet
          </Button>
        )}
        {mayRefund && (
          <Button variant="outline" size="sm" onClick={() => ask('refund')}>
            Para İadesi Yap
          </Button>
        )}
      </chakra.div>
      {mayNote && <PaymentLinkPart order={order} />}
      <RefundDialog key={`refund ${opening}`} order={order} open={asked === 'refund'} onClose={close} />
      <NotePaymentDialog
        key={`payment ${opening}`}
        order={order}
        open={asked === 'payment'}
        onClose={close}
      />
    </Block>
  );
}

function isEmpty({ payments, refunds, writtenOffKurus }: AdminOrderView): boolean {
  return payments.length === 0 && refunds.length === 0 && writtenOffKurus === 0;
}

function WrittenOff({ kurus }: { readonly kurus: number }) {
  if (kurus === 0) return null;
  return (
    <chakra.p mt="2" textStyle="sm" color="fg.muted">
      İptal edilen yerlerin ödenmeyen {formatTl(kurus)} tutarı artık istenmez.
    </chakra.p>
  );
}

function Payments({ order }: { readonly order: AdminOrderView }) {
  return (
    <chakra.ul aria-label="Ödemeler" display="grid" gap="2">
      {order.payments.map((payment) => (
        <OrderPaymentRow key={payment.id} orderId={order.id} payment={payment} />
      ))}
    </chakra.ul>
  );
}

/** What is still to be paid, and until when where seats depend on it. */
function Left({ order: { openKurus, payBy } }: { readonly order: AdminOrderView }) {
  return (
    <chakra.div mt="2">
      <Pairs>
        <Pair name="Kalan" strong>
          {formatTl(openKurus)}
        </Pair>
      </Pairs>
      {payBy !== null && (
        <chakra.p mt="1" textStyle="sm" color="fg.muted">
          {formatDateTime(payBy)} saatine kadar ödenmezse yerleri boşalır.
        </chakra.p>
      )}
    </chakra.div>
  );
}

function waitsForMoney({ openKurus, status }: AdminOrderView): boolean {
  return openKurus > 0 && status !== 'pending' && status !== 'cancelled';
}

function Refunds({ order }: { readonly order: AdminOrderView }) {
  const mayRefund = useMay('money.refund');
  return (
    <chakra.ul aria-label="İadeler" mt="2" display="grid" gap="1.5">
      {order.refunds.map((refund) => (
        <li key={refund.id}>
          {formatTl(refund.amountKurus)} {refundWords(refund)}
          <chakra.span display="block" textStyle="sm" color="fg.muted">
            {nameOfLine(order, refund.lineId)} · {formatDateTime(refund.doneAt ?? refund.createdAt)}
          </chakra.span>
          {mayRefund && isOpenToHand(order, refund) && <RefundInDoubt orderId={order.id} refund={refund} />}
        </li>
      ))}
    </chakra.ul>
  );
}

/**
 * A person hands back what was not paid by card. A failed refund may have been replaced by a later one, so it is open
 * only while money is left.
 */
function isOpenToHand({ refundableKurus }: AdminOrderView, refund: AdminRefund): boolean {
  const { status, amountKurus } = refund;
  if (status === 'requested') return waitsForHand(refund);
  return status === 'unclear' || (status === 'failed' && refundableKurus >= amountKurus);
}

function nameOfLine({ lines }: AdminOrderView, lineId: string | null): string {
  return lineId === null ? 'Siparişin tamamı' : (lines.find(({ id }) => id === lineId)?.name ?? 'Bir kalem');
}
