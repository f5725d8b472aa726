import type { WordWay } from '../people/word.js';

/** The payment link that was made with the booking. */
export interface GuestsPaymentLink {
  /** The full address. */
  readonly url: string;
  readonly amountKurus: number;
  /** When it ends, as an ISO instant: the seats are free again then. */
  readonly expiresAt: string;
  readonly way: WordWay;
}

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
  /** Null when the guests pay in another way. */
  readonly paymentLink: GuestsPaymentLink | null;
}
