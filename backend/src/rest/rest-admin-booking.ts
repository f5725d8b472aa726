import type { BookingStatistics } from '../../contract/bookings/admin-bookings.views.js';
import type { BookingPaymentStatus, BookingStatus } from '../../contract/bookings/booking.js';
import { kurusToLira } from '../../contract/common/money.js';
import type { BookingRecord } from '../bookings/back-office/admin-booking-records.js';
import { type RestAdminBooking, restAdminBooking } from './rest-booking.js';

/** A row of the advanced list with all fields, because that list has no call for a single booking. */
interface RestBookingRecord extends RestAdminBooking {
  readonly workshop_description: string;
  readonly payment_method: string | null;
  readonly payment_id: string | null;
  readonly transaction_id: string | null;
  readonly payment_date: string | null;
  readonly currency: string;
  readonly payment_currency: string;
}

interface RestBookingStatistics {
  readonly total_bookings: number;
  readonly this_month_bookings: number;
  /** In lira, like all amounts of bookings. */
  readonly this_month_revenue: number;
  readonly workshop_count: number;
  readonly workshop_bookings: readonly {
    readonly workshop_name: string;
    readonly workshop_date: string;
    readonly workshop_time: string;
    readonly booking_count: number;
    readonly capacity: number;
    readonly available_spots: number;
  }[];
  readonly status_distribution: readonly { readonly status: BookingStatus; readonly count: number }[];
  readonly payment_distribution: readonly {
    readonly payment_status: BookingPaymentStatus;
    readonly count: number;
  }[];
}

export function restBookingRecord(booking: BookingRecord): RestBookingRecord {
  const { createdAt, updatedAt, paidAt } = booking;
  return {
    ...restAdminBooking({
      ...booking,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    }),
    workshop_description: booking.description,
    payment_method: booking.paymentMethod || null,
    payment_id: booking.paymentId,
    transaction_id: booking.transactionId,
    payment_date: paidAt?.toISOString() ?? null,
    currency: booking.currency,
    payment_currency: booking.currency,
  };
}

export function restBookingStatistics(figures: BookingStatistics): RestBookingStatistics {
  return {
    total_bookings: figures.totalBookings,
    this_month_bookings: figures.thisMonthBookings,
    this_month_revenue: kurusToLira(figures.thisMonthRevenueKurus),
    workshop_count: figures.workshopCount,
    workshop_bookings: figures.workshops.map((workshop) => ({
      workshop_name: workshop.name,
      workshop_date: workshop.date,
      workshop_time: workshop.time,
      booking_count: workshop.bookingCount,
      capacity: workshop.capacity,
      available_spots: workshop.freeSeats,
    })),
    status_distribution: figures.statuses,
    payment_distribution: figures.paymentStatuses.map(({ paymentStatus, count }) => ({
      payment_status: paymentStatus,
      count,
    })),
  };
}
