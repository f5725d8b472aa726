import {
  ORDER_PAYMENT_STATUS_LABELS,
  ORDER_PAYMENT_STATUSES,
  ORDER_STATUS_LABELS,
  ORDER_STATUSES,
} from '@contract/orders/order-status.js';
import { ORDER_SCOPE_LABELS, ORDER_SCOPES } from '@contract/orders/order-scope.js';
import { PAYMENT_TROUBLE_LABELS, PAYMENT_TROUBLES } from '@contract/orders/payment-trouble.js';
import {
  amount,
  calendarDay,
  freeText,
  looksLike,
  oneOf,
  phonePart,
  recordId,
} from '../lib/filter-values.js';
import { omitUndefined } from '../lib/omit-undefined.js';
import type { FiltersOf } from '../lib/use-list-address.js';
import type { FilterInput } from '../ui/filter-fields.js';
import { CUSTOMER_TYPE_LABELS } from './order-labels.js';

const GUEST = '1';
const REGISTERED = '0';

/** The filters under the names of the documented export (specification 2, section 7). */
export const ORDER_FILTERS = {
  status: oneOf(ORDER_STATUSES),
  payment_status: oneOf(ORDER_PAYMENT_STATUSES),
  date_from: calendarDay,
  date_to: calendarDay,
  is_guest: oneOf([REGISTERED, GUEST]),
  customer_name: freeText(),
  customer_email: freeText(),
  customer_phone: phonePart,
  customer_id: recordId,
  /** The whole order number or its beginning, with or without '#'. */
  order_id: looksLike(/^#?[0-9a-f-]{1,36}$/i),
  amount_min: amount,
  amount_max: amount,
  payment_trouble: oneOf(PAYMENT_TROUBLES),
  scope: oneOf(ORDER_SCOPES),
};

export type OrderFilters = FiltersOf<typeof ORDER_FILTERS>;

export const ORDER_FILTER_INPUTS: readonly FilterInput[] = [
  {
    name: 'status',
    label: 'Durum',
    kind: 'choice',
    options: ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS_LABELS[value] })),
  },
  {
    name: 'payment_status',
    label: 'Ödeme durumu',
    kind: 'choice',
    options: ORDER_PAYMENT_STATUSES.map((value) => ({ value, label: ORDER_PAYMENT_STATUS_LABELS[value] })),
  },
  { name: 'date_from', label: 'Başlangıç tarihi', kind: 'date' },
  { name: 'date_to', label: 'Bitiş tarihi', kind: 'date', since: 'date_from' },
  {
    name: 'is_guest',
    label: 'Müşteri tipi',
    kind: 'choice',
    options: [
      { value: REGISTERED, label: CUSTOMER_TYPE_LABELS.registered },
      { value: GUEST, label: CUSTOMER_TYPE_LABELS.guest },
    ],
  },
  { name: 'customer_name', label: 'Müşteri adı', kind: 'text', placeholder: 'Ad ya da soyad' },
  { name: 'customer_email', label: 'E-posta', kind: 'text', placeholder: 'adi@ornek.com' },
  {
    name: 'customer_phone',
    label: 'Telefon',
    kind: 'text',
    placeholder: '0532 123 45 67',
    complaint: 'Telefon geçersiz.',
  },
  {
    name: 'order_id',
    label: 'Sipariş no',
    kind: 'text',
    placeholder: 'A4F2C81D',
    complaint: 'Sipariş numarası geçersiz.',
  },
  { name: 'amount_min', label: 'En az tutar (TL)', kind: 'amount', placeholder: '0,00' },
  {
    name: 'amount_max',
    label: 'En çok tutar (TL)',
    kind: 'amount',
    placeholder: '0,00',
    since: 'amount_min',
  },
  {
    name: 'payment_trouble',
    label: 'Ödeme sorunu',
    kind: 'choice',
    options: PAYMENT_TROUBLES.map((value) => ({ value, label: PAYMENT_TROUBLE_LABELS[value] })),
  },
  {
    name: 'scope',
    label: 'Kapsam',
    kind: 'choice',
    options: ORDER_SCOPES.map((value) => ({ value, label: ORDER_SCOPE_LABELS[value] })),
  },
];

export function orderQuery(filters: OrderFilters) {
  const { is_guest: guest } = filters;
  return omitUndefined({
    status: filters.status,
    paymentStatus: filters.payment_status,
    dateFrom: filters.date_from,
    dateTo: filters.date_to,
    customerName: filters.customer_name,
    customerEmail: filters.customer_email,
    customerPhone: filters.customer_phone,
    customerId: filters.customer_id,
    orderId: filters.order_id,
    amountMinKurus: filters.amount_min,
    amountMaxKurus: filters.amount_max,
    paymentTrouble: filters.payment_trouble,
    scope: filters.scope,
    isGuest: guest === undefined ? undefined : guest === GUEST,
  });
}
