import type { SessionTimes } from '../workshops/session.js';
import type { BookingStatus } from './booking.js';

/** A question to the guest of a date that was called off or moved, which is not answered yet. */
export interface OpenChoice {
  readonly isCalledOff: boolean;
  /** The address where it is answered, with its key; null for everybody but the buyer. */
  readonly url: string | null;
}

/** A booking as its ticket's page shows it to every visitor with the key. */
export interface TicketView extends SessionTimes {
  readonly id: string;
  /** 'Bilet 7C1E04B9' */
  readonly shortId: string;
  readonly status: BookingStatus;
  readonly title: string;
  readonly guestName: string;
  readonly seats: number;
  readonly isStudent: boolean;
  /** The address at which the workshop takes place. */
  readonly place: string;
  /** The address of the ticket's page, with its key. */
  readonly url: string;
  readonly calendarUrl: string;
  /** The address of 'Kimler geliyor?', with its key; null for everybody but the buyer. */
  readonly guestsUrl: string | null;
  /** The address of the page on which seats are moved or cancelled, with its key; null for everybody but the buyer. */
  readonly changesUrl: string | null;
  /** Null while nothing is asked. */
  readonly choice: OpenChoice | null;
  /** What the seats were promised when they were bought; empty in lists, and on the own ticket of a guest. */
  readonly rules: readonly string[];
  /**
   * The QR code of the ticket's address: `path` is drawn in a box of `size` × `size`, including the quiet
   * zone.
   */
  readonly qr: { readonly size: number; readonly path: string };
}
