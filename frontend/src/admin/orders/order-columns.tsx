import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import { shortId } from '@contract/common/short-id.js';
import type { AdminOrderSort } from '@contract/orders/admin-orders.query.js';
import type { AdminOrderRow } from '@contract/orders/admin-orders.views.js';
import { OrderStatusBadge } from '../../ui/order-status-badge.js';
import { PaymentBadge } from '../ui/payment-badge.js';
import { NoteMark } from '../ui/internal-notes/note-marks.js';
import type { Column } from '../ui/table-column.js';
import { describeAmount, customerLine, orUnknown } from './order-labels.js';

/** Specification 2, section 2.7: what a row says, and what it can be sorted by. */
export const ORDER_COLUMNS: readonly Column<AdminOrderRow, AdminOrderSort>[] = [
  {
    key: 'id',
    title: 'Sipariş no',
    sortBy: 'id',
    onCard: 'title',
    cell: ({ id }) => (
      <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="2">
        <chakra.span fontWeight="650" letterSpacing="0.02em" whiteSpace="nowrap">
          {shortId(id)}
        </chakra.span>
        <NoteMark id={id} />
      </chakra.span>
    ),
  },
  {
    key: 'customer',
    title: 'Müşteri',
    sortBy: 'customerName',
    onCard: 'line',
    cell: (order) => (
      <>
        {orUnknown(order.customerName)}
        <small>{customerLine(order)}</small>
      </>
    ),
  },
  {
    key: 'total',
    title: 'Tutar',
    align: 'end',
    sortBy: 'totalAmount',
    firstOrder: 'desc',
    onCard: 'titleEnd',
    cell: ({ totalKurus, pieces, seats }) => (
      <>
        <chakra.span fontWeight="650">{formatTl(totalKurus)}</chakra.span>
        <small>{describeAmount({ pieces, seats })}</small>
      </>
    ),
  },
  {
    key: 'status',
    title: 'Durum',
    onCard: 'badge',
    cell: ({ status, isPickedUp }) => <OrderStatusBadge status={status} isPickedUp={isPickedUp} forStudio />,
  },
  {
    key: 'payment',
    title: 'Ödeme',
    onCard: 'badge',
    cell: ({ paymentStatus, refundedKurus }) => (
      <PaymentBadge status={paymentStatus} refundedKurus={refundedKurus} />
    ),
  },
  {
    key: 'createdAt',
    title: 'Tarih',
    sortBy: 'createdAt',
    firstOrder: 'desc',
    onCard: 'lineEnd',
    cell: ({ createdAt }) => <DayAndTime instant={createdAt} />,
  },
];

function DayAndTime({ instant }: { readonly instant: string }) {
  const [day, time] = formatDateTime(instant).split(' ');
  return (
    <chakra.span whiteSpace="nowrap">
      {day}
      <small>{time}</small>
    </chakra.span>
  );
}
