import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import { shortId } from '@contract/common/short-id.js';
import type { AdminOrderRow } from '@contract/orders/admin-orders.views.js';
import { ButtonLink } from '../../../ui/button.js';
import { OrderStatusBadge } from '../../../ui/order-status-badge.js';
import { PaymentBadge } from '../../ui/payment-badge.js';
import { RecordCard } from '../../ui/record-cards.js';
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
        {person !== 'forgotten' && <chakra.p color="fg.muted">{orUnknown(customerEmail)}</chakra.p>}
        <chakra.p textStyle="sm" color="fg.muted">
          {formatDateTime(createdAt)} · {describeAmount(order)}
        </chakra.p>
      </div>
      <chakra.div display="flex" alignItems="center" flexWrap="wrap" gap="3" mt="auto">
        <OrderStatusBadge status={order.status} forStudio />
        <PaymentBadge status={order.paymentStatus} refundedKurus={order.refundedKurus} />
        <chakra.span flex="1" />
        <ButtonLink
          to={href}
          preventScrollReset
          variant="outline"
          size="sm"
          aria-label={`Ayrıntıları Gör: ${shortId(id)}`}
        >
          Ayrıntıları Gör
        </ButtonLink>
      </chakra.div>
    </RecordCard>
  );
}
