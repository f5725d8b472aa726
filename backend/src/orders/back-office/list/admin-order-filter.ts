import type { AdminOrderSort, AdminOrdersQuery } from '../../../../contract/orders/admin-orders.query.js';
import type { OrderScope } from '../../../../contract/orders/order-scope.js';
import { idBegins, namesWith, phoneWith, wordsIn } from '../../../platform/lists/list-conditions.js';
import {
  type Condition,
  LIST_SORTS,
  type ListFilter,
  type ListSort,
  type LongList,
} from '../../../platform/lists/long-list.js';
import { IS_PLACED } from './placed-order-sql.js';
import { IS_TO_HAND_OVER, IS_TO_PACK } from '../parcels/waiting-pieces-sql.js';
import { ORDERS_IN_TROUBLE } from '../../../payments/payment-trouble-sql.js';

export const ORDERS: LongList = {
  table: '"order"',
  tally: 'order_tally',
  wholeTally: 'month',
  names: 'order_name_counts',
  idType: 'uuid',
  guest: 'is_guest',
};

const SCOPES: Record<OrderScope, string> = {
  placed: IS_PLACED,
  with_pieces: 'has_pieces',
  to_pack: IS_TO_PACK,
  to_hand_over: IS_TO_HAND_OVER,
};

const SORTS: Record<AdminOrderSort, ListSort> = {
  id: LIST_SORTS.id,
  customerName: LIST_SORTS.name,
  totalAmount: LIST_SORTS.total,
  createdAt: LIST_SORTS.createdAt,
};

/** Translates the query of the order list into a list filter. */
export function orderFilter(query: AdminOrdersQuery): ListFilter {
  const { status, paymentStatus, isGuest, dateFrom, dateTo } = query;
  const { sortBy = 'createdAt', sortOrder = 'desc' } = query;
  return {
    states: {
      ...(status && { status }),
      ...(paymentStatus && { payment_status: paymentStatus }),
      ...(isGuest !== undefined && { is_guest: isGuest }),
    },
    from: dateFrom,
    to: dateTo,
    others: conditions(query),
    sort: SORTS[sortBy],
    isDescending: sortOrder === 'desc',
  };
}

function conditions(query: AdminOrdersQuery): Condition[] {
  const {
    customerName = '',
    customerEmail = '',
    customerPhone = '',
    customerId,
    orderId,
    amountMinKurus,
    amountMaxKurus,
    paymentTrouble,
    scope,
  } = query;
  return [
    ...namesWith(customerName),
    ...wordsIn('email_search', customerEmail),
    ...phoneWith(customerPhone),
    ...(customerId === undefined ? [] : [{ sql: 'customer_id = ?', values: [customerId] }]),
    ...(orderId === undefined ? [] : [idBegins(orderId)]),
    ...(paymentTrouble === undefined
      ? []
      : [{ sql: `id IN (${ORDERS_IN_TROUBLE[paymentTrouble]})`, values: [] }]),
    ...(scope === undefined ? [] : [{ sql: SCOPES[scope], values: [] }]),
    ...(amountMinKurus === undefined ? [] : [{ sql: 'total_kurus >= ?', values: [amountMinKurus] }]),
    ...(amountMaxKurus === undefined ? [] : [{ sql: 'total_kurus <= ?', values: [amountMaxKurus] }]),
  ];
}
