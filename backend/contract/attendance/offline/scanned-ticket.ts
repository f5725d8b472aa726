import type { LocalDate } from '../../common/dates.js';
import { shortId } from '../../common/short-id.js';
import type { SnapshotBooking, SnapshotSeat, SnapshotSession, TodaySnapshot } from './today-snapshot.js';

/** What the code of a ticket says. The key is the booking's, or that of one seat. */
export interface ScannedTicket {
  readonly bookingId: string;
  readonly ticketKey: string;
}

const TICKET_ADDRESS =
  /^https?:\/\/[^/?#\s]+\/bilet\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/[^?#\s]*)?\?(?:[^#\s]*&)?anahtar=([\w-]+)/i;

/** Reads a scanned text. Null for anything but the address of a ticket. */
export function readTicketCode(text: string): ScannedTicket | null {
  const [, bookingId, ticketKey] = TICKET_ADDRESS.exec(text.trim()) ?? [];
  if (bookingId === undefined || ticketKey === undefined) return null;
  return { bookingId: bookingId.toLowerCase(), ticketKey };
}

/** The part of a snapshot by which a ticket is judged. */
type KnownTickets = Pick<TodaySnapshot, 'today' | 'sessions' | 'bookings'>;

/** A ticket of the snapshot with the seats for which it admits. */
export interface FoundTicket {
  readonly booking: SnapshotBooking;
  readonly session: SnapshotSession;
  /** All seats of the booking, or the one seat of a guest's own ticket. */
  readonly seats: readonly SnapshotSeat[];
}

/**
 * 'valid' for today; 'other_day' for tomorrow; 'wrong_key' when the booking is known but the key is another's; 'unknown'
 * when it is not among the guests of the snapshot, which only the server can explain.
 */
export type TicketVerdict =
  | { readonly kind: 'valid'; readonly ticket: FoundTicket }
  | { readonly kind: 'other_day'; readonly ticket: FoundTicket; readonly date: LocalDate }
  | { readonly kind: 'wrong_key' | 'unknown' };

/** Judges a scanned ticket by the snapshot. `keyHash`: SHA-256 of the scanned key, in hexadecimal. */
export function judgeTicket(
  snapshot: KnownTickets,
  { bookingId, keyHash }: { readonly bookingId: string; readonly keyHash: string },
): TicketVerdict {
  const booking = snapshot.bookings.find((each) => each.bookingId === bookingId);
  if (booking === undefined) return { kind: 'unknown' };
  if (booking.keyHash === keyHash) return verdictOf(snapshot, booking, booking.seats);
  const seats = booking.seats.filter((seat) => seat.keyHash === keyHash);
  return seats.length === 0 ? { kind: 'wrong_key' } : verdictOf(snapshot, booking, seats);
}

/** Finds a booking by the short number printed on its ticket. */
export function findByShortId(snapshot: KnownTickets, typed: string): TicketVerdict {
  const code = typed.replace(/[\s#-]/g, '').toUpperCase();
  const booking = snapshot.bookings.find(({ bookingId }) => shortId(bookingId) === code);
  return booking === undefined ? { kind: 'unknown' } : verdictOf(snapshot, booking, booking.seats);
}

function verdictOf(
  snapshot: KnownTickets,
  booking: SnapshotBooking,
  seats: readonly SnapshotSeat[],
): TicketVerdict {
  const session = snapshot.sessions.find(({ id }) => id === booking.sessionId);
  if (session === undefined) return { kind: 'unknown' };
  const ticket = { booking, session, seats };
  const { date } = session;
  return date === snapshot.today ? { kind: 'valid', ticket } : { kind: 'other_day', ticket, date };
}
