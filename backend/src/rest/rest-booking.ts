import type { BookingPaymentStatus, BookingStatus } from '../../contract/bookings/booking.js';
import type { AdminBookingRow, AdminBookingView } from '../../contract/bookings/admin-bookings.views.js';
import { kurusToLira } from '../../contract/common/money.js';

/**
 * 'Booking' of specification 2, section 3. Amounts are lira; `price` is that of one seat, `payment_amount`
 * what was paid.
 */
export interface RestAdminBooking {
  readonly id: string;
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly phone: string;
  readonly workshop_title: string;
  readonly date: string;
  readonly time: string;
  readonly quantity: number;
  readonly price: number;
  readonly is_student_discount: 0 | 1;
  readonly original_price: number;
  readonly discounted_price: number;
  /** For all seats: student discount and coupon. */
  readonly discount_amount: number;
  readonly notes: string;
  readonly status: BookingStatus;
  readonly payment_status: BookingPaymentStatus;
  readonly payment_amount: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly workshop_capacity: number;
  readonly total_bookings: number;
  readonly available_spots: number;
}

export interface RestAdminBookingDetail extends RestAdminBooking {
  readonly workshop_description: string;
  readonly payment_method: string | null;
  readonly payment_id: string | null;
  readonly transaction_id: string | null;
  readonly payment_date: string | null;
  readonly currency: string;
}

export function restAdminBooking(booking: AdminBookingRow): RestAdminBooking {
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
    payment_status: booking.paymentStatus,
    payment_amount: kurusToLira(booking.totalKurus),
    created_at: booking.createdAt,
    updated_at: booking.updatedAt,
    workshop_capacity: booking.capacity,
    total_bookings: booking.bookedSeats,
    available_spots: booking.freeSeats,
  };
}

export function restAdminBookingDetail(booking: AdminBookingView): RestAdminBookingDetail {
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
