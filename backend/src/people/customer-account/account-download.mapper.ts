import type { BookingStatus } from '../../../contract/bookings/booking.js';
import { kurusToLira } from '../../../contract/common/money.js';
import { shortId } from '../../../contract/common/short-id.js';
import type { LegalDocumentKind } from '../../../contract/orders/legal-document.js';
import type { OrderPaymentStatus, OrderStatus } from '../../../contract/orders/order-status.js';
import type { LogEntry } from '../../guard/activity-log/log-entry.entity.js';
import type { BookingWithSeats } from '../../bookings/customer-bookings.service.js';
import type { CouponRecord } from '../../coupons/coupon.entity.js';
import type { MailMessage } from '../../notifications/mail/mail-message.entity.js';
import type { MailKind } from '../../notifications/mail/mail-template.js';
import type { SmsMessage } from '../../notifications/sms/sms-message.entity.js';
import type { WholeCustomerOrder } from '../../orders/customer-orders.service.js';
import type { OrderLine } from '../../orders/order-line.entity.js';

/** Amounts are in lira and times ISO instants, because the file is for people and foreign programs. */
export interface DownloadedOrder {
  readonly number: string;
  readonly createdAt: string;
  readonly paidAt: string | null;
  readonly status: OrderStatus;
  readonly paymentStatus: OrderPaymentStatus;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly shippingAddress: string;
  readonly notes: string;
  readonly couponCode: string | null;
  readonly discount: number;
  readonly total: number;
  readonly refunded: number;
  readonly lines: readonly DownloadedLine[];
  readonly acceptedDocuments: readonly {
    readonly kind: LegalDocumentKind;
    readonly version: string;
    readonly acceptedAt: string;
  }[];
}

interface DownloadedLine {
  readonly name: string;
  readonly date: string | null;
  readonly startTime: string | null;
  readonly quantity: number;
  readonly isStudent: boolean;
  readonly unitPrice: number;
  readonly total: number;
}

export interface DownloadedBooking {
  readonly number: string;
  readonly orderNumber: string;
  readonly title: string;
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly status: BookingStatus;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly notes: string;
  readonly total: number;
  readonly seats: readonly {
    readonly guestName: string | null;
    readonly isStudent: boolean;
    readonly pricePaid: number;
    readonly checkedInAt: string | null;
  }[];
}

export interface DownloadedSignIn {
  readonly at: string;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

export interface DownloadedChange extends DownloadedSignIn {
  /** The event: 'password_changed', 'address_changed', … */
  readonly event: string;
}

export interface DownloadedMail {
  readonly at: string;
  readonly kind: MailKind;
  readonly subject: string | null;
  readonly email: string;
}

export interface DownloadedTextMessage {
  readonly at: string;
  readonly phone: string;
  readonly text: string;
}

export interface DownloadedCoupon {
  readonly code: string;
  readonly name: string;
  readonly validFrom: string;
  readonly validUntil: string;
}

export function downloadedOrder({ order, lines, documents }: WholeCustomerOrder): DownloadedOrder {
  return {
    number: shortId(order.id),
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    status: order.status,
    paymentStatus: order.paymentStatus,
    name: `${order.name} ${order.surname}`,
    email: order.email,
    phone: order.phone,
    shippingAddress: order.shippingAddress,
    notes: order.notes,
    couponCode: order.couponCode,
    discount: kurusToLira(order.discountKurus),
    total: kurusToLira(order.totalKurus),
    refunded: kurusToLira(order.refundedKurus),
    lines: lines.map(downloadedLine),
    acceptedDocuments: documents.map(({ kind, version, acceptedAt }) => ({
      kind,
      version,
      acceptedAt: acceptedAt.toISOString(),
    })),
  };
}

function downloadedLine(line: OrderLine): DownloadedLine {
  return {
    name: line.name,
    date: line.date,
    startTime: line.startTime,
    quantity: line.quantity,
    isStudent: line.isStudent,
    unitPrice: kurusToLira(line.unitPriceKurus),
    total: kurusToLira(line.totalKurus),
  };
}

export function downloadedBooking({ booking, seats }: BookingWithSeats): DownloadedBooking {
  return {
    number: shortId(booking.id),
    orderNumber: shortId(booking.orderId),
    title: booking.title,
    date: booking.date,
    startTime: booking.startTime,
    endTime: booking.endTime,
    status: booking.status,
    name: `${booking.name} ${booking.surname}`,
    email: booking.email,
    phone: booking.phone,
    notes: booking.notes,
    total: kurusToLira(booking.totalKurus),
    seats: seats.map(({ guestName, isStudent, pricePaidKurus, checkedInAt }) => ({
      guestName,
      isStudent,
      pricePaid: kurusToLira(pricePaidKurus),
      checkedInAt: checkedInAt?.toISOString() ?? null,
    })),
  };
}

export function downloadedSignIn({ createdAt, ipAddress, userAgent }: LogEntry): DownloadedSignIn {
  return { at: createdAt.toISOString(), ipAddress, userAgent };
}

export function downloadedChange(entry: LogEntry): DownloadedChange {
  return { event: String(entry.details['event']), ...downloadedSignIn(entry) };
}

export function downloadedMail({
  sentAt,
  createdAt,
  template,
  subject,
  recipient,
}: MailMessage): DownloadedMail {
  return { at: (sentAt ?? createdAt).toISOString(), kind: template, subject, email: recipient };
}

export function downloadedTextMessage({
  sentAt,
  createdAt,
  recipient,
  text,
}: SmsMessage): DownloadedTextMessage {
  return { at: (sentAt ?? createdAt).toISOString(), phone: recipient, text };
}

export function downloadedCoupon({ code, name, validFrom, validUntil }: CouponRecord): DownloadedCoupon {
  return { code, name, validFrom: validFrom.toISOString(), validUntil: validUntil.toISOString() };
}
