import type { BookingStatistics } from '../../../contract/bookings/admin-bookings.views.js';
import { kurusToLira } from '../../../contract/common/money.js';
import type { BookingRecord } from '../../bookings/back-office/admin-booking-records.js';
import { restAdminBooking } from './rest-booking.js';
import { restPaymentDistribution } from '../orders/rest-payment-status.js';

/** A row of the advanced list with all fields, because that list has no call for a single booking. */
export function restBookingRecord(booking: BookingRecord) {
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

/** `this_month_revenue` is in lira, like all amounts of bookings. */
export function restBookingStatistics(figures: BookingStatistics) {
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
    payment_distribution: restPaymentDistribution(figures.paymentStatuses),
  };
}
