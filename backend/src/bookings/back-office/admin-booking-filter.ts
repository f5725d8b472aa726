import type {
  AdminBookingSort,
  AdminBookingsQuery,
} from '../../../contract/bookings/admin-bookings.query.js';
import { idBegins, namesWith, phoneWith, wordsIn } from '../../platform/lists/list-conditions.js';
import {
  type Condition,
  LIST_SORTS,
  type ListFilter,
  type ListSort,
  type LongList,
} from '../../platform/lists/long-list.js';

export const BOOKINGS: LongList = {
  table: 'booking',
  tally: 'booking_tally',
  wholeTally: 'month',
  names: 'booking_name_counts',
  idType: 'uuid',
  guest: 'false',
};

const SORTS: Record<AdminBookingSort, ListSort> = {
  id: LIST_SORTS.id,
  name: LIST_SORTS.name,
  price: LIST_SORTS.total,
  createdAt: LIST_SORTS.createdAt,
};

const OF_ACCOUNT = 'order_id IN (SELECT id FROM "order" WHERE customer_id = ?)';

/** Translates the query of the booking list into a list filter. */
export function bookingFilter(query: AdminBookingsQuery): ListFilter {
  const { status, paymentStatus, dateFrom, dateTo, sortBy = 'createdAt', sortOrder = 'desc' } = query;
  return {
    states: { ...(status && { status }), ...(paymentStatus && { payment_status: paymentStatus }) },
    from: dateFrom,
    to: dateTo,
    others: [...ofCustomer(query), ...ofWorkshop(query)],
    sort: SORTS[sortBy],
    isDescending: sortOrder === 'desc',
  };
}

function ofCustomer({
  customerName = '',
  customerEmail = '',
  customerPhone = '',
  customerId,
}: AdminBookingsQuery): Condition[] {
  return [
    ...namesWith(customerName),
    ...wordsIn('email_search', customerEmail),
    ...phoneWith(customerPhone),
    ...(customerId === undefined ? [] : [{ sql: OF_ACCOUNT, values: [customerId] }]),
  ];
}

function ofWorkshop(query: AdminBookingsQuery): Condition[] {
  const { bookingId, workshopId, workshopDateFrom, workshopDateTo, priceMinKurus, priceMaxKurus } = query;
  const given = (sql: string, value: unknown): Condition[] =>
    value === undefined ? [] : [{ sql, values: [value] }];
  return [
    ...(bookingId === undefined ? [] : [idBegins(bookingId)]),
    ...given('session_id = ?', workshopId),
    ...[...given('date >= ?', workshopDateFrom), ...given('date <= ?', workshopDateTo)].map(booked),
    ...given('total_kurus >= ?', priceMinKurus),
    ...given('total_kurus <= ?', priceMaxKurus),
  ];
}

/** Seats are booked in the weeks before a workshop, so the bookings of one day were created close together. */
function booked(condition: Condition): Condition {
  return { ...condition, clustersBy: 'createdAt' };
}
