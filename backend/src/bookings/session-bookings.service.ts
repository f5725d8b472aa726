import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, Not } from 'typeorm';
import type { LocalDate } from '../../contract/common/dates.js';
import { shortId } from '../../contract/common/short-id.js';
import type { SessionGuest } from '../../contract/workshops/admin-sessions.views.js';
import { BookingSeat } from './booking-seat.entity.js';
import { Booking } from './booking.entity.js';
import { isActiveBooking } from './active-bookings.js';

interface GuestOfSession {
  readonly sessionId: string;
  readonly guest: SessionGuest;
}

/** Reads the bookings of workshop sessions for the modules that manage sessions. */
@Injectable()
export class SessionBookingsService {
  constructor(private readonly dataSource: DataSource) {}

  async countLiving(manager: EntityManager, sessionId: string): Promise<number> {
    return manager.countBy(Booking, activeBookingsOf(sessionId));
  }

  /** The oldest first. */
  async idsOfLiving(sessionId: string): Promise<string[]> {
    const bookings = await this.dataSource.manager.find(Booking, {
      select: { id: true },
      where: activeBookingsOf(sessionId),
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return bookings.map(({ id }) => id);
  }

  /** The guests of a day by name, in the order of a list for the check-in. */
  async guestsOfDay(date: LocalDate): Promise<GuestOfSession[]> {
    const { manager } = this.dataSource;
    const bookings = await manager.find(Booking, {
      where: { date, status: Not('cancelled') },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    const seats = await manager.find(BookingSeat, {
      where: { bookingId: In(bookings.map(({ id }) => id)) },
      order: { position: 'ASC' },
    });
    return bookings
      .map((booking) => ({ sessionId: booking.sessionId, guest: toGuest(booking, seats) }))
      .sort((a, b) => byName(a.guest, b.guest));
  }
}

function activeBookingsOf(sessionId: string) {
  return { sessionId, status: isActiveBooking() };
}

function byName(a: SessionGuest, b: SessionGuest): number {
  return `${a.name} ${a.surname}`.localeCompare(`${b.name} ${b.surname}`, 'tr');
}

function toGuest(booking: Booking, seats: readonly BookingSeat[]): SessionGuest {
  const { id, name, surname, email, phone, quantity, isStudent, totalKurus, paidKurus, notes } = booking;
  return {
    bookingId: id,
    shortId: shortId(id),
    name,
    surname,
    email,
    phone,
    seats: quantity,
    guestNames: seats.flatMap(({ bookingId, position, guestName }) =>
      bookingId === id && position > 0 && guestName !== null ? [guestName] : [],
    ),
    isStudent,
    totalKurus,
    paidKurus,
    status: booking.status,
    paymentStatus: booking.paymentStatus,
    notes,
  };
}
