import type { AdminBookingRow, AdminBookingView } from '../../../contract/bookings/admin-bookings.views.js';
import { kurusToLira } from '../../../contract/common/money.js';
import { restPaymentStatus } from '../orders/rest-payment-status.js';

/**
 * 'Booking' of specification 2, section 3. Amounts are lira; `price` is that of one seat, `payment_amount`
 * what was paid, and the discount is for all seats: that of students and the coupon's.
 */
export function restAdminBooking(booking: AdminBookingRow) {
  const { id, name, surname, email, phone, date, startTime, quantity, notes, status } = booking;
  return {
    ...{ id, name, surname, email, phone },
    workshop_title: booking.title,
    date,
    time: startTime,
    quantity,
    price: kurusToLira(booking.priceKurus),
    is_student_discount: booking.isStudent ? 1 : 0,
    original_price: kurusToLira(booking.originalPriceKurus),
    discounted_price: kurusToLira(booking.priceKurus),
    discount_amount: kurusToLira(booking.discountKurus),
    ...{ notes, status },
    payment_status: restPaymentStatus(booking.paymentStatus),
    payment_amount: kurusToLira(booking.totalKurus),
    created_at: booking.createdAt,
    updated_at: booking.updatedAt,
    workshop_capacity: booking.capacity,
    total_bookings: booking.bookedSeats,
    available_spots: booking.freeSeats,
  };
}

export function restAdminBookingDetail(booking: AdminBookingView) {
  const { payment } = booking;
  return {
    ...restAdminBooking(booking),
    workshop_description: booking.description,
    payment_method: payment?.method ?? null,
    payment_id: payment?.paymentId ?? null,
    transaction_id: payment?.transactionId ?? null,
    payment_date: payment?.paidAt ?? null,
    currency: payment?.currency ?? 'TRY',
  };
}
