import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ExpectedGuest } from '../../contract/attendance/attendance.views.js';
import { initialedName } from '../../contract/attendance/offline/initialed-name.js';
import { seatKey } from '../../contract/attendance/offline/seat-presence.js';
import type { SnapshotBooking, SnapshotSeat } from '../../contract/attendance/offline/today-snapshot.js';
import { isMinor } from '../../contract/bookings/seat-guests/seat-guest.js';
import type { LocalDate } from '../../contract/common/dates.js';
import { SeatGuestsService } from '../bookings/seat-guests/seat-guests.service.js';
import { SeatTicketLinksService } from '../bookings/seat-guests/seat-ticket-links.service.js';
import { TicketLinksService } from '../bookings/ticket-links.service.js';
import { ticketKeyHash } from './ticket-key-hash.js';
import { ExpectedGuestsService } from './expected-guests.service.js';

/** Reduces the guests of a day to what may lie on a phone. */
@Injectable()
export class DoorBookingsService {
  constructor(
    private readonly guests: ExpectedGuestsService,
    private readonly seatGuests: SeatGuestsService,
    private readonly links: TicketLinksService,
    private readonly seatLinks: SeatTicketLinksService,
  ) {}

  async ofDay(manager: EntityManager, date: LocalDate): Promise<SnapshotBooking[]> {
    const bySession = await this.guests.ofDay(manager, date);
    const bookings = [...bySession].flatMap(([sessionId, guests]) => bookingsOf(sessionId, guests));
    const bookingIds = bookings.map(({ bookingId }) => bookingId);
    const keyHashes = await this.keyHashes(manager, bookingIds);
    const seatHashes = await this.seatHashes(manager, bookingIds);
    return bookings.map(({ bookingId, sessionId, guests, first }) => ({
      ...{ bookingId, sessionId, name: initialedName(first.bookedBy) },
      isUnpaid: first.openKurus > 0,
      keyHash: keyHashes.get(bookingId) ?? '',
      seats: guests.map((guest) => toSeat(guest, seatHashes.get(seatKey(guest)) ?? null)),
    }));
  }

  /** Null when the booking is not expected on that day. */
  async find(
    manager: EntityManager,
    { bookingId, date }: { readonly bookingId: string; readonly date: LocalDate },
  ): Promise<SnapshotBooking | null> {
    const bookings = await this.ofDay(manager, date);
    return bookings.find((booking) => booking.bookingId === bookingId) ?? null;
  }

  private async keyHashes(
    manager: EntityManager,
    bookingIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const rows = await manager.query<{ id: string; linkNonce: string }[]>(
      'SELECT id, link_nonce AS "linkNonce" FROM booking WHERE id = ANY($1::uuid[])',
      [bookingIds],
    );
    return new Map(rows.map((row) => [row.id, ticketKeyHash(this.links.keyOf(row))]));
  }

  /** Of the guests' own tickets, by seat. */
  private async seatHashes(
    manager: EntityManager,
    bookingIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const named = await this.seatGuests.ofBookings(manager, bookingIds);
    return new Map(named.map((guest) => [seatKey(guest), ticketKeyHash(this.seatLinks.keyOf(guest))]));
  }
}

/** Groups the seats of a session by booking, in their order; who is cancelled is not expected. */
function bookingsOf(sessionId: string, seats: readonly ExpectedGuest[]) {
  const byBooking = new Map<string, [ExpectedGuest, ...ExpectedGuest[]]>();
  for (const seat of seats) {
    const known = byBooking.get(seat.bookingId);
    if (seat.isCancelled) continue;
    if (known) known.push(seat);
    else byBooking.set(seat.bookingId, [seat]);
  }
  return [...byBooking].map(([bookingId, guests]) => ({ bookingId, sessionId, guests, first: guests[0] }));
}

function toSeat(guest: ExpectedGuest, keyHash: string | null): SnapshotSeat {
  const { position, named, isStudent, studentProof, checkedInAt, noShowAt } = guest;
  return {
    ...{ position, isStudent, keyHash, checkedInAt, noShowAt },
    name: named === null || named.name === '' ? null : initialedName(named.name),
    needsProof: isStudent && studentProof === 'none',
    isChild: named !== null && isMinor(named.ageBand),
    hasNeeds: named !== null && named.needs !== '',
  };
}
