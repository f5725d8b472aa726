import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { AdminBookingRow, AdminBookingView } from '../../../contract/bookings/admin-bookings.views.js';
import { type SessionSeats, toBookingRow, toBookingView } from './admin-booking.mapper.js';
import { BookingSeat } from '../booking-seat.entity.js';
import { SeatGuestsService } from '../seat-guests/seat-guests.service.js';
import { Booking } from '../booking.entity.js';

/** A bound on the documented list, which has no pages. */
const MOST_LISTED = 1_000;

/** Reads bookings for the studio: single ones, and the documented list. */
@Injectable()
export class AdminBookingViewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seatGuests: SeatGuestsService,
  ) {}

  /** Throws booking_not_found. */
  async view(bookingId: string): Promise<AdminBookingView> {
    const { manager } = this.dataSource;
    const booking = await manager.findOneBy(Booking, { id: bookingId });
    if (!booking) throw new AppError('booking_not_found');
    const seats = await manager.find(BookingSeat, { where: { bookingId }, order: { position: 'ASC' } });
    const guests = await this.seatGuests.ofBookings(manager, [bookingId]);
    const session = seatsOf(await this.sessions([booking]), booking);
    const refundRequestedKurus = await this.refundRequested(booking);
    return toBookingView(booking, { session, seats, guests, refundRequestedKurus });
  }

  /** The newest first. */
  async newest(): Promise<AdminBookingRow[]> {
    const bookings = await this.dataSource.manager.find(Booking, {
      order: { createdAt: 'DESC', id: 'ASC' },
      take: MOST_LISTED,
    });
    const sessions = await this.sessions(bookings);
    return bookings.map((booking) => toBookingRow(booking, seatsOf(sessions, booking)));
  }

  private async sessions(bookings: readonly Booking[]): Promise<ReadonlyMap<string, SessionSeats>> {
    const sessions = await this.dataSource.query<(SessionSeats & { readonly id: string })[]>(
      `SELECT id, capacity, booked_seats AS "bookedSeats",
         greatest(0, capacity - booked_seats - held_seats) AS "freeSeats"
       FROM workshop_session WHERE id = ANY ($1::uuid[])`,
      [[...new Set(bookings.map(({ sessionId }) => sessionId))]],
    );
    return new Map(sessions.map((session) => [session.id, session]));
  }

  /** The part of the line’s money whose refund was requested, in kuruş. */
  private async refundRequested({ orderLineId }: Booking): Promise<number> {
    const [sum] = await this.dataSource.query<{ kurus: number }[]>(
      'SELECT coalesce(sum(refund_requested_kurus), 0)::int AS kurus FROM payment_share WHERE order_line_id = $1',
      [orderLineId],
    );
    return sum?.kurus ?? 0;
  }
}

/** The session exists, because the database keeps it while a booking refers to it. */
function seatsOf(sessions: ReadonlyMap<string, SessionSeats>, { sessionId }: Booking): SessionSeats {
  const session = sessions.get(sessionId);
  if (!session) throw new Error(`There is no session ${sessionId}.`);
  return session;
}
