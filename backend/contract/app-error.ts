import { ACCOUNT_ERRORS } from './people/accounts.errors.js';
import { ADMIN_ERRORS } from './admin/admin.errors.js';
import { BLOG_ERRORS } from './blog/blog.errors.js';
import { BOOKING_CHANGE_ERRORS } from './booking-changes/booking-changes.errors.js';
import { BOOKING_ERRORS } from './bookings/bookings.errors.js';
import { BULK_ORDER_ERRORS } from './orders/bulk-orders/bulk-orders.errors.js';
import { CAPTCHA_ERRORS } from './captcha/captcha.errors.js';
import { CATALOG_ERRORS } from './catalog/catalog.errors.js';
import { STOCK_WISH_ERRORS } from './catalog/stock-wishes/stock-wish.errors.js';
import { IMPORT_ERRORS } from './catalog/import/import.errors.js';
import { ATTENDANCE_ERRORS } from './attendance/attendance.errors.js';
import { AVAILABILITY_ERRORS } from './common/availability.errors.js';
import { COMMON_ERRORS } from './common/common.errors.js';
import type { ErrorEntry, ErrorStatus } from './common/error-entry.js';
import { fillPlaceholders } from './common/fill-placeholders.js';
import { CONTENT_ERRORS } from './content/content.errors.js';
import { CONNECTION_ERRORS } from './connections/connections.errors.js';
import { COUPON_ERRORS } from './coupons/coupons.errors.js';
import { CREDIT_ERRORS } from './payments/credits/credits.errors.js';
import { DATA_REQUEST_ERRORS } from './data-requests/data-requests.errors.js';
import { DESK_ERRORS } from './desk/desk.errors.js';
import { EMAIL_ERRORS } from './messaging/email/email.errors.js';
import { BACKUP_ERRORS } from './operations/backups/backups.errors.js';
import { OPENING_ERRORS } from './opening/opening.errors.js';
import { FEATURE_ERRORS } from './studio/features.errors.js';
import { INTERNAL_NOTE_ERRORS } from './internal-notes/internal-notes.errors.js';
import { INVOICING_ERRORS } from './invoicing/invoicing.errors.js';
import { RECONCILIATION_ERRORS } from './reconciliation/reconciliation.errors.js';
import { JOB_ERRORS } from './operations/jobs/jobs.errors.js';
import { LEGAL_ERRORS } from './legal/legal.errors.js';
import { LOG_ERRORS } from './activity-log/logs.errors.js';
import { MEDIA_ERRORS } from './media/media.errors.js';
import { MESSAGE_ERRORS } from './messaging/messages/messages.errors.js';
import { COMMUNICATION_CHOICE_ERRORS } from './messaging/preferences/communication-choices.errors.js';
import { NEWSLETTER_ERRORS } from './messaging/newsletter/newsletter.errors.js';
import { NOTIFICATION_ERRORS } from './notifications/notifications.errors.js';
import { ORDER_ERRORS } from './orders/orders.errors.js';
import { PAYMENT_ERRORS } from './payments/payments.errors.js';
import { RETURN_ERRORS } from './returns/returns.errors.js';
import { SECURITY_ERRORS } from './security-center/security.errors.js';
import { STUDIO_ERRORS } from './studio/studio.errors.js';
import { WAITING_LIST_ERRORS } from './waiting-list/waiting-list.errors.js';
import { WORKSHOP_ERRORS } from './workshops/workshops.errors.js';

const ERRORS = {
  ...COMMON_ERRORS,
  ...ACCOUNT_ERRORS,
  ...ADMIN_ERRORS,
  ...ATTENDANCE_ERRORS,
  ...AVAILABILITY_ERRORS,
  ...BLOG_ERRORS,
  ...BOOKING_CHANGE_ERRORS,
  ...BOOKING_ERRORS,
  ...BULK_ORDER_ERRORS,
  ...CAPTCHA_ERRORS,
  ...CATALOG_ERRORS,
  ...STOCK_WISH_ERRORS,
  ...IMPORT_ERRORS,
  ...CONNECTION_ERRORS,
  ...CONTENT_ERRORS,
  ...COUPON_ERRORS,
  ...CREDIT_ERRORS,
  ...DATA_REQUEST_ERRORS,
  ...DESK_ERRORS,
  ...EMAIL_ERRORS,
  ...BACKUP_ERRORS,
  ...FEATURE_ERRORS,
  ...INVOICING_ERRORS,
  ...RECONCILIATION_ERRORS,
  ...OPENING_ERRORS,
  ...INTERNAL_NOTE_ERRORS,
  ...JOB_ERRORS,
  ...LEGAL_ERRORS,
  ...LOG_ERRORS,
  ...MEDIA_ERRORS,
  ...MESSAGE_ERRORS,
  ...NEWSLETTER_ERRORS,
  ...COMMUNICATION_CHOICE_ERRORS,
  ...NOTIFICATION_ERRORS,
  ...ORDER_ERRORS,
  ...PAYMENT_ERRORS,
  ...RETURN_ERRORS,
  ...SECURITY_ERRORS,
  ...STUDIO_ERRORS,
  ...WAITING_LIST_ERRORS,
  ...WORKSHOP_ERRORS,
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;
export type ErrorParams = Readonly<Record<string, string | number>>;
/** Messages by the path of the field, such as 'customer.email'. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The only error class of the domain: a stable code with parameters, never free text. */
export class AppError extends Error {
  readonly status: ErrorStatus;

  constructor(
    readonly code: ErrorCode,
    readonly params: ErrorParams = {},
    readonly fields: FieldErrors = {},
  ) {
    super(errorText(code, params));
    this.name = 'AppError';
    this.status = ERRORS[code].status;
  }
}

export function errorText(code: ErrorCode, params: ErrorParams = {}): string {
  return fillPlaceholders(ERRORS[code].message, params);
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}
