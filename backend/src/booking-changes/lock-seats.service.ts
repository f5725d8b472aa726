import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingSeat } from '../bookings/booking-seat.entity.js';
import type { Booking } from '../bookings/booking.entity.js';
import { ChangeSeatsService } from '../bookings/change-seats.service.js';
import { CorrectBookingsService } from '../bookings/correct-bookings.service.js';
import { OrderQueriesService } from '../orders/order-queries.service.js';
import { PaymentAttemptsService } from '../payments/payment-attempts.service.js';
import { SeatsService } from '../workshops/seats.service.js';

/** A booking with its seats, none of which changes until the transaction ends. */
export interface LockedBooking {
  readonly booking: Booking;
  /** By position. */
  readonly seats: readonly BookingSeat[];
}

/**
 * Locks what a change of seats touches, always in the same order: payments, order, sessions by their id, seats. So changes,
 * payments and the door wait for each other and cannot deadlock.
 */
@Injectable()
export class LockSeatsService {
  constructor(
    private readonly payments: PaymentAttemptsService,
    private readonly orders: OrderQueriesService,
    private readonly sessions: SeatsService,
    private readonly seats: CorrectBookingsService,
    private readonly bookings: ChangeSeatsService,
  ) {}

  /** Throws booking_not_found. */
  async lockBooking(manager: EntityManager, bookingId: string): Promise<LockedBooking> {
    const { sessionId } = await this.bookings.find(manager, bookingId);
    return this.lock(manager, bookingId, sessionId);
  }

  /** `otherSessionId`: the session that the seats are to move to. Throws booking_not_found. */
  async lock(manager: EntityManager, bookingId: string, otherSessionId: string): Promise<LockedBooking> {
    const { orderId } = await this.bookings.find(manager, bookingId);
    await this.payments.lockOfOrder(manager, orderId);
    await this.orders.lock(manager, orderId);
    // Read again, because whoever changes a booking locks its order first.
    const booking = await this.bookings.find(manager, bookingId);
    await this.sessions.lock(manager, [booking.sessionId, otherSessionId]);
    await this.seats.lockSeats(manager, orderId);
    return { booking, seats: await this.bookings.seatsOf(manager, bookingId) };
  }
}
