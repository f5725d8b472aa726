/** A booking as its mails tell it: frozen when the mail is queued, so that nothing is read when it is sent. */
export interface BookingMailFacts {
  readonly shortId: string;
  readonly guestName: string;
  readonly title: string;
  /** '12.12.2026 Cumartesi' */
  readonly day: string;
  /** '14:00–17:00' */
  readonly hours: string;
  readonly place: string;
  readonly seats: number;
  readonly isStudent: boolean;
  /** With the site's origin, as it is what the square code says. */
  readonly ticketUrl: string;
}

export interface BookingTicketFacts extends BookingMailFacts {
  /** Whether a reminder will follow. */
  readonly isReminded: boolean;
  /** The text of the calendar file. */
  readonly calendar: string;
}

export interface BookingReminderFacts extends BookingMailFacts {
  /** The reminder is late: the day has come. */
  readonly isToday: boolean;
}

export interface BookingMovedFacts extends BookingMailFacts {
  /** When it was to take place: '12.12.2026 Cumartesi, 14:00–17:00' */
  readonly before: string;
  /** The text of the calendar file that moves the entry. */
  readonly calendar: string;
}

export interface BookingCancelledFacts extends BookingMailFacts {
  /** Money is on its way back: a coupon may have paid for the seats, or the studio keeps it. */
  readonly isPaid: boolean;
  /** The text of the calendar file that takes the entry away. */
  readonly calendar: string;
}
