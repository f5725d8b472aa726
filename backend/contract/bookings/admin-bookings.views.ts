import type { StudioSeatGuest } from './seat-guests/seat-guests.views.js';
import type { BookingPaymentStatus, BookingStatus } from './booking.js';

/** A row of the booking lists (specification 2, sections 2.5 and 2.8). Amounts are kuruş. */
export interface AdminBookingRow {
  readonly id: string;
  readonly orderId: string;
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly phone: string;
  readonly title: string;
  /** 'yyyy-MM-dd' and 'HH:mm' in Istanbul time. */
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly quantity: number;
  readonly isStudent: boolean;
  /** For one seat in kuruş, before and after the student discount. */
  readonly originalPriceKurus: number;
  readonly priceKurus: number;
  /** For all seats after every discount, in kuruş. */
  readonly totalKurus: number;
  readonly discountKurus: number;
  readonly status: BookingStatus;
  readonly paymentStatus: BookingPaymentStatus;
  readonly notes: string;
  readonly capacity: number;
  readonly bookedSeats: number;
  /** Seats that are neither booked nor held. */
  readonly freeSeats: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface AdminBookingView extends AdminBookingRow {
  /** Sent back with a change, so that an intervening change by another admin is detected. */
  readonly version: number;
  readonly sessionId: string;
  readonly orderLineId: string;
  readonly description: string;
  /** The part of its price whose refund was requested, arrived or still on its way, in kuruş. */
  readonly refundRequestedKurus: number;
  /** Null when nothing was charged. */
  readonly payment: {
    readonly method: string;
    readonly paymentId: string;
    readonly transactionId: string | null;
    readonly paidAt: string | null;
    readonly amountKurus: number;
    readonly currency: string;
  } | null;
  /** By seat; the guest is null until the buyer has named somebody. */
  readonly seats: readonly {
    readonly position: number;
    readonly guest: StudioSeatGuest | null;
    readonly checkedInAt: string | null;
    /** Its guest put it up for resale, and nobody has paid for it yet. */
    readonly isListed: boolean;
  }[];
}

export interface BookingStatistics {
  readonly totalBookings: number;
  readonly thisMonthBookings: number;
  /** Paid bookings less refunds, in kuruş. */
  readonly thisMonthRevenueKurus: number;
  /** The next sessions from today on that have bookings; at most six. */
  readonly workshops: readonly {
    readonly sessionId: string;
    readonly name: string;
    readonly date: string;
    readonly time: string;
    readonly bookingCount: number;
    readonly capacity: number;
    readonly freeSeats: number;
  }[];
  readonly workshopCount: number;
  readonly statuses: readonly { readonly status: BookingStatus; readonly count: number }[];
  readonly paymentStatuses: readonly {
    readonly paymentStatus: BookingPaymentStatus;
    readonly count: number;
  }[];
  readonly months: readonly {
    readonly month: string;
    readonly bookings: number;
    readonly revenueKurus: number;
  }[];
}
