import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Booking } from '../booking.entity.js';
import { SeatGuest } from './seat-guest.entity.js';

/** Reads who sits on which seat. */
@Injectable()
export class SeatGuestsService {
  /** The named guests of these sessions' bookings that are not cancelled, by booking and seat. */
  async ofSessions(manager: EntityManager, sessionIds: readonly string[]): Promise<SeatGuest[]> {
    if (sessionIds.length === 0) return [];
    return manager
      .createQueryBuilder(SeatGuest, 'guest')
      .innerJoin(Booking, 'booking', `booking.id = guest.bookingId AND booking.status <> 'cancelled'`)
      .where('booking.sessionId IN (:...sessionIds)', { sessionIds })
      .orderBy('guest.bookingId')
      .addOrderBy('guest.position')
      .getMany();
  }

  /** Whether somebody is responsible for a guest of this session, in any booking of the same order. */
  async haveResponsibleAdult(
    manager: EntityManager,
    { orderId, sessionId }: Pick<Booking, 'orderId' | 'sessionId'>,
  ): Promise<boolean> {
    const [found] = await manager.query<unknown[]>(
      `SELECT FROM seat_guest guest JOIN booking ON booking.id = guest.booking_id
       WHERE booking.order_id = $1 AND booking.session_id = $2
         AND (guest.guardian_name <> '' OR guest.erased_at IS NOT NULL) LIMIT 1`,
      [orderId, sessionId],
    );
    return found !== undefined;
  }

  /** The named guests of these bookings, by booking and seat. */
  async ofBookings(manager: EntityManager, bookingIds: readonly string[]): Promise<SeatGuest[]> {
    return manager.find(SeatGuest, {
      where: { bookingId: In([...bookingIds]) },
      order: { bookingId: 'ASC', position: 'ASC' },
    });
  }
}
