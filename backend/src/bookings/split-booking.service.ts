import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { newLinkNonce } from '../platform/security/link-keys.service.js';
import { BookingSeat } from './booking-seat.entity.js';
import { Booking } from './booking.entity.js';
import { SeatGuest } from './seat-guests/seat-guest.entity.js';

interface LeavingSeats {
  /** Some of the booking's seats, not all. */
  readonly positions: readonly number[];
  /** The line into which their line was parted. */
  readonly orderLineId: string;
}

/** Parts bookings, together with their lines. */
@Injectable()
export class SplitBookingService {
  /**
   * Puts seats with their guests into a booking of their own, for the price that each seat has. Returns the new booking;
   * its tickets have addresses of their own. What was received is noted anew with the payments of the order.
   */
  async split(
    manager: EntityManager,
    booking: Booking,
    { positions, orderLineId }: LeavingSeats,
  ): Promise<Booking> {
    const where = { bookingId: booking.id, position: In([...positions]) };
    const seats = await manager.findBy(BookingSeat, where);
    const totalKurus = seats.reduce((sum, { pricePaidKurus }) => sum + pricePaidKurus, 0);
    const part = Object.assign(manager.create(Booking, booking), {
      ...amountsOf(booking, seats.length, totalKurus),
      ...{ id: randomUUID(), orderLineId, linkNonce: newLinkNonce(), calendarSequence: 0, version: 1 },
    });
    const rest = amountsOf(booking, booking.quantity - seats.length, booking.totalKurus - totalKurus);
    await manager.update(
      Booking,
      { id: booking.id },
      { ...rest, calendarSequence: booking.calendarSequence + 1 },
    );
    await manager.insert(Booking, part);
    await manager.insert(
      BookingSeat,
      seats.map((seat) => Object.assign(manager.create(BookingSeat, seat), { bookingId: part.id })),
    );
    await manager.update(SeatGuest, where, { bookingId: part.id });
    await manager.delete(BookingSeat, where);
    return part;
  }
}

/** Nothing counts as received until the payments of the order are followed. */
function amountsOf({ originalPriceKurus, paymentStatus }: Booking, quantity: number, totalKurus: number) {
  return {
    quantity,
    totalKurus,
    discountKurus: originalPriceKurus * quantity - totalKurus,
    paidKurus: 0,
    paymentStatus: paymentStatus === 'partly_paid' ? ('unpaid' as const) : paymentStatus,
  };
}
