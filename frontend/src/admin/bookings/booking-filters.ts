import {
  BOOKING_PAYMENT_STATUS_LABELS,
  BOOKING_PAYMENT_STATUSES,
  BOOKING_STATUS_LABELS,
  BOOKING_STATUSES,
} from '@contract/bookings/booking.js';
import { formatDate } from '@contract/common/dates.js';
import type { SessionChoice } from '@contract/workshops/admin-sessions.views.js';
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
import { workshopTitle } from './booking-labels.js';
import type { FilterInput } from '../ui/filter-fields.js';

/** In the address under the names of the documented export (specification 2, section 2.8). */
export const BOOKING_FILTERS = {
  status: oneOf(BOOKING_STATUSES),
  payment_status: oneOf(BOOKING_PAYMENT_STATUSES),
  date_from: calendarDay,
  date_to: calendarDay,
  workshop_date_from: calendarDay,
  workshop_date_to: calendarDay,
  customer_name: freeText(),
  customer_email: freeText(),
  customer_phone: phonePart,
  customer_id: recordId,
  booking_id: looksLike(/^#?[0-9a-f-]{1,36}$/i),
  workshop_id: recordId,
  price_min: amount,
  price_max: amount,
};

export type BookingFilters = FiltersOf<typeof BOOKING_FILTERS>;

/** The fields of the filter panel. `chosenId` is listed even before its session is known. */
export function bookingFilterInputs(
  sessions: readonly SessionChoice[] = [],
  chosenId?: string,
): readonly FilterInput[] {
  const isKnown = chosenId === undefined || sessions.some(({ id }) => id === chosenId);
  const options = [
    ...sessions.map(({ id, title, date, startTime }) => ({
      value: id,
      label: `${formatDate(date)} ${startTime} · ${workshopTitle({ title })}`,
    })),
    ...(isKnown ? [] : [{ value: chosenId, label: 'Seçilen seans' }]),
  ];
  return INPUTS.map((input) => (input.name === 'workshop_id' ? { ...input, options } : input));
}

const INPUTS: readonly FilterInput[] = [
  {
    name: 'status',
    label: 'Durum',
    kind: 'choice',
    options: BOOKING_STATUSES.map((value) => ({ value, label: BOOKING_STATUS_LABELS[value] })),
  },
  {
    name: 'payment_status',
    label: 'Ödeme durumu',
    kind: 'choice',
    options: BOOKING_PAYMENT_STATUSES.map((value) => ({
      value,
      label: BOOKING_PAYMENT_STATUS_LABELS[value],
    })),
  },
  { name: 'date_from', label: 'Kayıt başlangıcı', kind: 'date' },
  { name: 'date_to', label: 'Kayıt bitişi', kind: 'date', since: 'date_from' },
  { name: 'workshop_date_from', label: 'Workshop başlangıcı', kind: 'date' },
  { name: 'workshop_date_to', label: 'Workshop bitişi', kind: 'date', since: 'workshop_date_from' },
  { name: 'customer_name', label: 'Müşteri adı', kind: 'text', placeholder: 'Ad ya da soyad' },
  { name: 'customer_email', label: 'E-posta', kind: 'text', placeholder: 'adi@ornek.com' },
  {
    name: 'customer_phone',
    label: 'Telefon',
    kind: 'text',
    placeholder: '0532 555 01 12',
    complaint: 'Telefon geçersiz.',
  },
  {
    name: 'booking_id',
    label: 'Rezervasyon no',
    kind: 'text',
    placeholder: '7C1E04B9',
    complaint: 'Rezervasyon numarası geçersiz.',
  },
  {
    name: 'workshop_id',
    label: 'Seans',
    kind: 'choice',
  },
  { name: 'price_min', label: 'En az ücret (TL)', kind: 'amount', placeholder: '0,00' },
  { name: 'price_max', label: 'En çok ücret (TL)', kind: 'amount', placeholder: '0,00', since: 'price_min' },
];

export function bookingQuery(filters: BookingFilters) {
  return omitUndefined({
    status: filters.status,
    paymentStatus: filters.payment_status,
    dateFrom: filters.date_from,
    dateTo: filters.date_to,
    workshopDateFrom: filters.workshop_date_from,
    workshopDateTo: filters.workshop_date_to,
    customerName: filters.customer_name,
    customerEmail: filters.customer_email,
    customerPhone: filters.customer_phone,
    customerId: filters.customer_id,
    bookingId: filters.booking_id,
    workshopId: filters.workshop_id,
    priceMinKurus: filters.price_min,
    priceMaxKurus: filters.price_max,
  });
}
