import { BLOG_STATUS_LABELS } from '@contract/blog/blog-status.js';
import { BOOKING_PAYMENT_STATUS_LABELS, BOOKING_STATUS_LABELS } from '@contract/bookings/booking.js';
import { formatDate, formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import type { LogRecordKind } from '@contract/activity-log/log-record-kind.js';
import { BULK_ORDER_STATUS_LABELS } from '@contract/orders/bulk-orders/bulk-order.js';
import { ORDER_STATUS_LABELS } from '@contract/orders/order-status.js';
import { INFORMATION_REQUEST_STATUS_LABELS } from '@contract/workshops/information-request.js';
import { formatNumber } from '../lib/format-number.js';
import { settingText } from '../lib/setting-names.js';

type Labels = Readonly<Record<string, string>>;

const STATUSES: Readonly<Partial<Record<LogRecordKind, Labels>>> = {
  blog_post: BLOG_STATUS_LABELS,
  booking: BOOKING_STATUS_LABELS,
  bulk_order_request: BULK_ORDER_STATUS_LABELS,
  information_request: INFORMATION_REQUEST_STATUS_LABELS,
  order: ORDER_STATUS_LABELS,
};
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A recorded value as the studio's screens show it. */
export function logFieldValue(kind: LogRecordKind | null, field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır';
  if (typeof value === 'number') return numberValue(field, value);
  return typeof value === 'string' ? textValue(kind, field, value) : JSON.stringify(value);
}

function numberValue(field: string, value: number): string {
  if (field.endsWith('Kurus')) return formatTl(value);
  return field.endsWith('Hundredths') ? formatNumber(value / 100) : String(value);
}

function textValue(kind: LogRecordKind | null, field: string, text: string): string {
  if (kind === 'security_settings') return settingText(text);
  if (field === 'status' && kind !== null) return STATUSES[kind]?.[text] ?? text;
  if (field === 'paymentStatus') return (BOOKING_PAYMENT_STATUS_LABELS as Labels)[text] ?? text;
  if (DAY.test(text)) return formatDate(text);
  return INSTANT.test(text) ? formatDateTime(text) : text;
}
