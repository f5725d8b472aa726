import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Not } from 'typeorm';
import type { LocalDate } from '../../contract/common/dates.js';
import { shortId } from '../../contract/common/short-id.js';
import type { SessionGuest } from '../../contract/workshops/admin-sessions.views.js';
import { Booking } from './booking.entity.js';
import { isActiveBooking } from './active-bookings.js';
import { ListedSeatsService } from './listed-seats.service.js';
import type { SeatGuest } from './seat-guests/seat-guest.entity.js';
import { toStudioSeatGuest } from './seat-guests/seat-guest.mapper.js';
import { SeatGuestsService } from './seat-guests/seat-guests.service.js';

interface GuestOfSession {
  readonly sessionId: string;
  readonly guest: SessionGuest;
}

/** Reads the bookings of workshop sessions for the modules that manage sessions. */
@Injectable()
export class SessionBookingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seatGuests: SeatGuestsService,
    private readonly listed: ListedSeatsService,
  ) {}

  async countLiving(manager: EntityManager, sessionId: string): Promise<number> {
    return manager.countBy(Booking, activeBookingsOf(sessionId));
  }

  /** The bookings that are still to come, the oldest first. */
  async living(manager: EntityManager, sessionId: string): Promise<Booking[]> {
    return manager.find(Booking, {
      where: activeBookingsOf(sessionId),
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** The guests of a day by name, in the order of a list for the check-in. */
  async guestsOfDay(date: LocalDate): Promise<GuestOfSession[]> {
    const { manager } = this.dataSource;
    const bookings = await manager.find(Booking, {
      where: { date, status: Not('cancelled') },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    const named = await this.seatGuests.ofBookings(
      manager,
      bookings.map(({ id }) => id),
    );
    const listed = await this.listed.countOf(
      manager,
      bookings.map(({ id }) => id),
    );
    return bookings
      .map((booking) => ({
        sessionId: booking.sessionId,
        guest: toGuest(booking, { named, listedSeats: listed.get(booking.id) ?? 0 }),
      }))
      .sort((a, b) => byName(a.guest, b.guest));
  }
}

function activeBookingsOf(sessionId: string) {
  return { sessionId, status: isActiveBooking() };
}

function byName(a: SessionGuest, b: SessionGuest): number {
  return `${a.name} ${a.surname}`.localeCompare(`${b.name} ${b.surname}`, 'tr');
}

function toGuest(
  booking: Booking,
  { named, listedSeats }: { readonly named: readonly SeatGuest[]; readonly listedSeats: number },
): SessionGuest {
  const { id, name, surname, email, phone, quantity, isStudent, totalKurus, paidKurus, notes } = booking;
  return {
    bookingId: id,
    shortId: shortId(id),
    name,
    surname,
    email,
    phone,
    seats: quantity,
    listedSeats,
    namedGuests: named.filter(({ bookingId }) => bookingId === id).map(toStudioSeatGuest),
    isStudent,
    totalKurus,
    paidKurus,
    status: booking.status,
    paymentStatus: booking.paymentStatus,
    notes,
  };
}
