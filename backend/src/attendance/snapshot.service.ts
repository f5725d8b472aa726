import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type {
  DoorTicket,
  SnapshotBooking,
  SnapshotSession,
  TodaySnapshot,
} from '../../contract/attendance/offline/today-snapshot.js';
import type { TicketKeyDto } from '../../contract/bookings/ticket-key.dto.js';
import { addDays, type LocalDate, studioDate } from '../../contract/common/dates.js';
import { TicketLinksService } from '../bookings/ticket-links.service.js';
import { ticketKeyHash } from './ticket-key-hash.js';
import { Clock } from '../platform/clock.js';
import { AdminSessionQueriesService } from '../workshops/back-office/admin-session-queries.service.js';
import { DoorBookingsService } from './door-bookings.service.js';

interface TicketRow extends SnapshotSession {
  readonly linkNonce: string;
  readonly isCancelled: boolean;
}

const TICKET = `SELECT booking.session_id AS id, booking.title, session.is_for_children AS "isForChildren", booking.date,
    to_char(booking.start_time, 'HH24:MI') AS "startTime", to_char(booking.end_time, 'HH24:MI') AS "endTime",
    booking.link_nonce AS "linkNonce", booking.status = 'cancelled' AS "isCancelled"
  FROM booking JOIN workshop_session session ON session.id = booking.session_id WHERE booking.id = $1`;

/** The booking with the one seat of a guest's own ticket. Throws ticket_not_found. */
function onlySeatOf(booking: SnapshotBooking | null, keyHash: string): SnapshotBooking {
  const seats = booking?.seats.filter((seat) => seat.keyHash === keyHash) ?? [];
  if (booking === null || seats.length === 0) throw new AppError('ticket_not_found');
  return { ...booking, seats };
}

/** Reads what the phones at the door keep for when there is no connection, and tickets that they do not know. */
@Injectable()
export class SnapshotService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: AdminSessionQueriesService,
    private readonly bookings: DoorBookingsService,
    private readonly links: TicketLinksService,
    private readonly clock: Clock,
  ) {}

  async take(): Promise<TodaySnapshot> {
    // Before reading, so that nothing newer is taken for older.
    const now = this.clock.now();
    const today = studioDate(now);
    const days = [today, addDays(today, 1)];
    const sessions = await Promise.all(days.map((date) => this.sessionsOf(date)));
    const bookings = await Promise.all(
      days.map((date) => this.bookings.ofDay(this.dataSource.manager, date)),
    );
    return { takenAt: now.toISOString(), today, sessions: sessions.flat(), bookings: bookings.flat() };
  }

  /** Throws ticket_not_found for an unknown booking and for a wrong key alike. */
  async ticket({ bookingId, ticketKey }: TicketKeyDto): Promise<DoorTicket> {
    const { manager } = this.dataSource;
    const [row] = await manager.query<TicketRow[]>(TICKET, [bookingId]);
    if (row === undefined) throw new AppError('ticket_not_found');
    const { linkNonce, isCancelled, ...session } = row;
    const booking = isCancelled ? null : await this.bookings.find(manager, { bookingId, date: session.date });
    const admitted = this.links.isKeyOf({ id: bookingId, linkNonce }, ticketKey)
      ? booking
      : onlySeatOf(booking, ticketKeyHash(ticketKey));
    return { today: studioDate(this.clock.now()), session, booking: admitted };
  }

  private async sessionsOf(date: LocalDate): Promise<SnapshotSession[]> {
    const rows = await this.sessions.day(date);
    return rows.map(({ id, title, isForChildren, startTime, endTime }) => ({
      ...{ id, title, isForChildren, date, startTime, endTime },
    }));
  }
}
