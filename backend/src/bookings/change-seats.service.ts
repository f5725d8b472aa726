import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { SessionTimes } from '../../contract/workshops/session.js';
import { BookingSeat } from './booking-seat.entity.js';
import { Booking } from './booking.entity.js';
import { ReminderTimesService } from './reminder-times.service.js';
import { SeatGuest } from './seat-guests/seat-guest.entity.js';

/** A session as a booking remembers it. */
interface BookedSession extends SessionTimes {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** What seats cost on another day, in kuruş. */
interface SeatsRepriced {
  readonly regularKurus: number;
  readonly unitKurus: number;
  /** Each seat after the coupon. */
  readonly seatsKurus: readonly number[];
}

/** Reads and writes bookings for changes that somebody else decides and locks. */
@Injectable()
export class ChangeSeatsService {
  constructor(private readonly reminders: ReminderTimesService) {}

  /** Throws booking_not_found. */
  async find(manager: EntityManager, id: string): Promise<Booking> {
    const booking = await this.findIfAny(manager, id);
    if (!booking) throw new AppError('booking_not_found');
    return booking;
  }

  async findIfAny(manager: EntityManager, id: string): Promise<Booking | null> {
    return manager.findOneBy(Booking, { id });
  }

  /** The seats of a booking by position. */
  async seatsOf(manager: EntityManager, bookingId: string): Promise<BookingSeat[]> {
    return manager.find(BookingSeat, { where: { bookingId }, order: { position: 'ASC' } });
  }

  /** The names of the booking's guests by position; seats that nobody was named for are absent. */
  async guestNames(manager: EntityManager, bookingId: string): Promise<ReadonlyMap<number, string>> {
    const guests = await manager.findBy(SeatGuest, { bookingId });
    return new Map(guests.map(({ position, name }) => [position, name]));
  }

  /** Writes another session into a confirmed booking, with a reminder for it and the next state of its calendar entry. */
  async putInto(
    manager: EntityManager,
    { id, calendarSequence }: Booking,
    { id: sessionId, title, description, date, startTime, endTime }: BookedSession,
  ): Promise<Booking> {
    const times = { date, startTime, endTime };
    await manager.update(
      Booking,
      { id },
      {
        ...{ sessionId, title, description, ...times },
        remindAt: this.reminders.of(times),
        calendarSequence: calendarSequence + 1,
      },
    );
    return this.find(manager, id);
  }

  /**
   * Gives seats, in the order of their positions, the prices of another day. What was received is noted anew with the
   * payments of the order, because it may be more than the new price.
   */
  async reprice(
    manager: EntityManager,
    { id, quantity, paymentStatus }: Booking,
    { regularKurus, unitKurus, seatsKurus }: SeatsRepriced,
  ): Promise<Booking> {
    const totalKurus = seatsKurus.reduce((sum, kurus) => sum + kurus, 0);
    await manager.update(
      Booking,
      { id },
      {
        ...{ originalPriceKurus: regularKurus, priceKurus: unitKurus, totalKurus },
        discountKurus: regularKurus * quantity - totalKurus,
        paidKurus: 0,
        paymentStatus: paymentStatus === 'partly_paid' ? 'unpaid' : paymentStatus,
      },
    );
    for (const [at, { position }] of (await this.seatsOf(manager, id)).entries()) {
      await manager.update(BookingSeat, { bookingId: id, position }, { pricePaidKurus: seatsKurus[at] ?? 0 });
    }
    return this.find(manager, id);
  }

  /** Notes a move of all seats of a booking by its guest, with the percent that a cancellation gave back at that moment. */
  async noteGuestMove(manager: EntityManager, bookingId: string, percent: number): Promise<void> {
    await manager.query(
      `UPDATE booking_seat SET guest_moves = guest_moves + 1, percent_at_move = least(percent_at_move, $2)
       WHERE booking_id = $1`,
      [bookingId, percent],
    );
  }
}
