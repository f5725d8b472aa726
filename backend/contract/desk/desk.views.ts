/** How the tickets went to their guests; null when nothing could carry them. */
export type TicketWay = 'email' | 'sms' | null;

/** The order and bookings that the desk has written down. */
export interface AddedGuests {
  readonly orderId: string;
  /** One per kind of seat. */
  readonly bookingIds: readonly string[];
  readonly totalKurus: number;
  readonly openKurus: number;
  /** Until when it must be paid, as an ISO instant; null when it is paid or has no term. */
  readonly payBy: string | null;
  readonly ticketWay: TicketWay;
  /** The full address of each booking's ticket. */
  readonly ticketUrls: readonly string[];
}
