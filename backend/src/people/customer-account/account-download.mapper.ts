import { kurusToLira } from '../../../contract/common/money.js';
import { shortId } from '../../../contract/common/short-id.js';
import type { LogEntry } from '../../activity-log/log-entry.entity.js';
import type { BookingWithSeats } from '../../bookings/customer-bookings.service.js';
import type { SeatGuest } from '../../bookings/seat-guests/seat-guest.entity.js';
import type { CouponRecord } from '../../coupons/coupon.entity.js';
import type { MailMessage } from '../../notifications/mail/mail-message.entity.js';
import type { SmsMessage } from '../../notifications/sms/sms-message.entity.js';
import type { WholeCustomerOrder } from '../../orders/customer-orders.service.js';
import type { OrderLine } from '../../orders/order-line.entity.js';

/** Amounts are in lira and times ISO instants, because the file is for people and foreign programs. */
export function downloadedOrder({ order, lines, documents, invoice }: WholeCustomerOrder) {
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
    invoice,
    couponCode: order.couponCode,
    discount: kurusToLira(order.discountKurus),
    shipping: kurusToLira(order.shippingKurus),
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

function downloadedLine(line: OrderLine) {
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

export function downloadedBooking({ booking, seats, guests }: BookingWithSeats) {
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
    seats: seats.map(({ position, isStudent, pricePaidKurus, checkedInAt }) => ({
      guest: guests.filter((guest) => guest.position === position).map(downloadedGuest)[0] ?? null,
      isStudent,
      pricePaid: kurusToLira(pricePaidKurus),
      checkedInAt: checkedInAt?.toISOString() ?? null,
    })),
  };
}

function downloadedGuest(guest: SeatGuest) {
  const { name, ageBand, guardianName, guardianPhone, needs, needsConsentAt, photoConsent } = guest;
  return {
    ...{ name, ageBand, guardianName, guardianPhone, needs, photoConsent },
    needsConsentAt: needsConsentAt?.toISOString() ?? null,
  };
}

export function downloadedSignIn({ createdAt, ipAddress, userAgent }: LogEntry) {
  return { at: createdAt.toISOString(), ipAddress, userAgent };
}

export function downloadedChange(entry: LogEntry) {
  return { event: String(entry.details['event']), ...downloadedSignIn(entry) };
}

export function downloadedMail({ sentAt, createdAt, template, subject, recipient }: MailMessage) {
  return { at: (sentAt ?? createdAt).toISOString(), kind: template, subject, email: recipient };
}

export function downloadedTextMessage({ sentAt, createdAt, recipient, text }: SmsMessage) {
  return { at: (sentAt ?? createdAt).toISOString(), phone: recipient, text };
}

export function downloadedCoupon({ code, name, validFrom, validUntil }: CouponRecord) {
  return { code, name, validFrom: validFrom.toISOString(), validUntil: validUntil.toISOString() };
}
