import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { ListedSeat } from '../../contract/booking-changes/resale/choose-listed-seats.js';
import { BookingSeat } from './booking-seat.entity.js';

interface SeatsOfBooking {
  readonly bookingId: string;
  readonly positions: readonly number[];
}

/** A seat that can be sold to the next guest. */
interface SellableSeat extends ListedSeat {
  readonly orderId: string;
}

/**
 * The seats that their guests put up for resale. The database counts them in their session, and takes the mark off seats
 * that move or whose booking ends.
 */
@Injectable()
export class ListedSeatsService {
  /** The caller has locked the session and its seats. */
  async list(
    manager: EntityManager,
    { bookingId, positions, at }: SeatsOfBooking & { readonly at: Date },
  ): Promise<void> {
    await manager.update(BookingSeat, { bookingId, position: In([...positions]) }, { listedAt: at });
  }

  /** The database refuses when a cart has one of them. */
  async withdraw(manager: EntityManager, { bookingId, positions }: SeatsOfBooking): Promise<void> {
    await manager.update(BookingSeat, { bookingId, position: In([...positions]) }, { listedAt: null });
  }

  /** How many seats of these bookings are listed; those with none are absent. */
  async countOf(manager: EntityManager, bookingIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await manager.query<{ id: string; seats: number }[]>(
      `SELECT booking_id AS id, count(*)::int AS seats FROM booking_seat
       WHERE listed_at IS NOT NULL AND booking_id = ANY ($1::uuid[]) GROUP BY booking_id`,
      [bookingIds],
    );
    return new Map(rows.map(({ id, seats }) => [id, seats]));
  }

  /** The orders with listed seats in the sessions of another order. */
  async ordersBeside(manager: EntityManager, orderId: string): Promise<string[]> {
    const orders = await manager.query<{ id: string }[]>(
      `SELECT DISTINCT booking.order_id AS id FROM booking_seat seat JOIN booking ON booking.id = seat.booking_id
       WHERE seat.listed_at IS NOT NULL AND booking.order_id <> $1
         AND booking.session_id IN (SELECT session_id FROM order_line WHERE order_id = $1)
       ORDER BY booking.order_id`,
      [orderId],
    );
    return orders.map(({ id }) => id);
  }

  /** The one that was listed first is the first. Seats whose guests came, or were noted as absent, are not among them. */
  async sellable(manager: EntityManager, sessionId: string): Promise<SellableSeat[]> {
    return manager.query(
      `SELECT seat.booking_id AS "bookingId", seat.position, booking.order_id AS "orderId"
       FROM booking_seat seat JOIN booking ON booking.id = seat.booking_id
       WHERE seat.listed_at IS NOT NULL AND booking.session_id = $1
         AND num_nonnulls(seat.checked_in_at, seat.no_show_at) = 0
       ORDER BY seat.listed_at, seat.booking_id, seat.position`,
      [sessionId],
    );
  }

  /**
   * Bookings with listed seats that are for sale no more: their workshop has begun or was called off for good, or their
   * guest has come.
   */
  async toEnd(manager: EntityManager, now: Date): Promise<string[]> {
    const bookings = await manager.query<{ id: string }[]>(
      `SELECT DISTINCT booking.id FROM booking_seat seat JOIN booking ON booking.id = seat.booking_id
       JOIN workshop_session session ON session.id = booking.session_id
       WHERE seat.listed_at IS NOT NULL
         AND (session.starts_at <= $1 OR num_nonnulls(seat.checked_in_at, seat.no_show_at) > 0
           OR session.removed_at IS NOT NULL AND NOT EXISTS (SELECT FROM session_call_off called_off
             WHERE called_off.session_id = session.id
               AND called_off.announced_at IS NULL AND called_off.undone_at IS NULL))
       ORDER BY booking.id`,
      [now],
    );
    return bookings.map(({ id }) => id);
  }
}
