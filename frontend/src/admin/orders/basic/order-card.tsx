import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import { shortId } from '@contract/common/short-id.js';
import type { AdminOrderRow } from '@contract/orders/admin-orders.views.js';
import { OrderStatusBadge } from '../../../ui/order-status-badge.js';
import { NoteMark } from '../../ui/internal-notes/note-marks.js';
import { PaymentBadge } from '../../ui/payment-badge.js';
import { RecordCard, RecordCardFoot } from '../../ui/record-cards.js';
import { describeAmount, customerType, orUnknown } from '../order-labels.js';

interface OrderCardProps {
  readonly order: AdminOrderRow;
  readonly href: string;
}

export function OrderCard({ order, href }: OrderCardProps) {
  const { id, customerName, customerEmail, person, createdAt, totalKurus } = order;
  return (
    <RecordCard>
      <chakra.div display="flex" justifyContent="space-between" gap="4">
        <chakra.h2 textStyle="h4">Sipariş {shortId(id)}</chakra.h2>
        <chakra.strong fontWeight="650" whiteSpace="nowrap">
          {formatTl(totalKurus)}
        </chakra.strong>
      </chakra.div>
      <div>
        <p>
          {orUnknown(customerName)} · {customerType(order)}
        </p>
        {person !== 'erased' && <chakra.p color="fg.muted">{orUnknown(customerEmail)}</chakra.p>}
        <chakra.p textStyle="sm" color="fg.muted">
          {formatDateTime(createdAt)} · {describeAmount(order)}
        </chakra.p>
      </div>
      <RecordCardFoot id={id} href={href}>
        <OrderStatusBadge status={order.status} isPickedUp={order.isPickedUp} forStudio />
        <PaymentBadge status={order.paymentStatus} refundedKurus={order.refundedKurus} />
        <NoteMark id={id} />
      </RecordCardFoot>
    </RecordCard>
  );
}
