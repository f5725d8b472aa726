import type { WordWay } from '../people/word.js';

/** The order and bookings that the desk has written down. */
export interface AddedGuests {
  readonly orderId: string;
  /** One per kind of seat. */
  readonly bookingIds: readonly string[];
  readonly totalKurus: number;
  readonly openKurus: number;
  /** Until when it must be paid, as an ISO instant; null when it is paid or has no term. */
  readonly payBy: string | null;
  /** How the tickets went to their guests. */
  readonly ticketWay: WordWay;
  /** The full address of each booking's ticket. */
  readonly ticketUrls: readonly string[];
}
