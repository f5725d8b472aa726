import type { AdminBookingRow, AdminBookingView } from '../../../contract/bookings/admin-bookings.views.js';
import type { BookingSeat } from '../booking-seat.entity.js';
import type { SeatGuest } from '../seat-guests/seat-guest.entity.js';
import { toStudioSeatGuest } from '../seat-guests/seat-guest.mapper.js';
import type { Booking } from '../booking.entity.js';

export interface SessionSeats {
  readonly capacity: number;
  readonly bookedSeats: number;
  readonly freeSeats: number;
}

export function toBookingRow(booking: Booking, session: SessionSeats): AdminBookingRow {
  const { id, orderId, name, surname, email, phone, title, date, startTime, endTime, ...rest } = booking;
  const { capacity, bookedSeats, freeSeats } = session;
  return {
    ...{ id, orderId, name, surname, email, phone, title, date, startTime, endTime },
    quantity: rest.quantity,
    isStudent: rest.isStudent,
    originalPriceKurus: rest.originalPriceKurus,
    priceKurus: rest.priceKurus,
    totalKurus: rest.totalKurus,
    discountKurus: rest.discountKurus,
    status: rest.status,
    paymentStatus: rest.paymentStatus,
    notes: rest.notes,
    ...{ capacity, bookedSeats, freeSeats },
    createdAt: rest.createdAt.toISOString(),
    updatedAt: rest.updatedAt.toISOString(),
  };
}

export function toBookingView(
  booking: Booking,
  facts: {
    readonly session: SessionSeats;
    readonly seats: readonly BookingSeat[];
    readonly guests: readonly SeatGuest[];
    readonly refundRequestedKurus: number;
  },
): AdminBookingView {
  return {
    ...toBookingRow(booking, facts.session),
    version: booking.version,
    sessionId: booking.sessionId,
    orderLineId: booking.orderLineId,
    description: booking.description,
    refundRequestedKurus: facts.refundRequestedKurus,
    payment: paymentOf(booking),
    seats: facts.seats.map(({ position, checkedInAt, listedAt }) => ({
      position,
      guest: facts.guests.filter((guest) => guest.position === position).map(toStudioSeatGuest)[0] ?? null,
      checkedInAt: checkedInAt?.toISOString() ?? null,
      isListed: listedAt !== null,
    })),
  };
}

function paymentOf(booking: Booking): AdminBookingView['payment'] {
  const { paymentId, paymentMethod, transactionId, paidAt, totalKurus, currency } = booking;
  if (paymentId === null) return null;
  return {
    method: paymentMethod,
    paymentId,
    transactionId,
    paidAt: paidAt?.toISOString() ?? null,
    amountKurus: totalKurus,
    currency,
  };
}
