/**
 * The facts of a booking in mails. They are stored when the mail is queued, so that nothing is read when it
 * is sent.
 */
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
  /** With the site's origin, because it is also the content of the QR code. */
  readonly ticketUrl: string;
  /** With the site's origin: the address of 'Kimler geliyor?', which is the buyer's alone. */
  readonly guestsUrl: string;
  /** With the site's origin: where the buyer moves or cancels seats. */
  readonly changesUrl: string;
}

export interface BookingTicketFacts extends BookingMailFacts {
  /** Whether a reminder will follow. */
  readonly isReminded: boolean;
  /** The content of the calendar file. */
  readonly calendar: string;
}

export interface BookingReminderFacts extends BookingMailFacts {
  /** The reminder is late: the workshop is today. */
  readonly isToday: boolean;
}

/** What another day costs more or less. */
export interface MovedDifference {
  /** Below 0 when money goes back. */
  readonly differenceKurus: number;
  /** Where it is paid; null when nothing new is to be paid. */
  readonly paymentUrl: string | null;
}

export interface BookingMovedFacts extends BookingMailFacts {
  /** The former time: '12.12.2026 Cumartesi, 14:00–17:00' */
  readonly before: string;
  /** Only this booking was moved, as its guest wished; otherwise its whole session. */
  readonly isOneBooking: boolean;
  /** With the site's origin: where the guest says whether the new day suits; empty when the guest chose it. */
  readonly choiceUrl: string;
  /** Absent when the price stayed as it was. */
  readonly difference?: MovedDifference | undefined;
  /** Whether the adult who is responsible for the children must still be named. */
  readonly needsAdult?: boolean;
  /** The content of the calendar file that moves the entry. */
  readonly calendar: string;
}

export interface BookingCancelledFacts extends BookingMailFacts {
  /** How much money comes back by which way, in sentences; none when a coupon paid, or when the studio keeps the money. */
  readonly refundLines: readonly string[];
  /** The rules of the seats decided what goes back, because their guest could not come. */
  readonly isByRules: boolean;
  /** Set when the studio cancelled the whole session. */
  readonly cancelledSession?: {
    /** The studio's own words in paragraphs and lines; empty for none. */
    readonly note: readonly (readonly string[])[];
    /** The other dates of the same workshop. */
    readonly otherDates: readonly string[];
  };
  /** The content of the calendar file that removes the entry. */
  readonly calendar: string;
}

/** What became of seats that their guest put up for resale. */
export type ResaleNews =
  | { readonly because: 'listed'; readonly refundKurus: number }
  | { readonly because: 'sold' | 'withdrawn' | 'lapsed' };

export interface SeatResaleFacts extends BookingMailFacts {
  /** How many seats of the booking it is about. */
  readonly resaleSeats: number;
  readonly news: ResaleNews;
  /** How much money comes back by which way, in sentences; none before the seats are sold. */
  readonly refundLines: readonly string[];
  /** The content of the calendar file that removes the entry of sold seats. */
  readonly calendar: string;
}

/** The guest is asked what shall become of a booking whose date does not take place. */
export interface WorkshopCalledOffFacts extends BookingMailFacts {
  /** The studio's own words in paragraphs and lines; empty for none. */
  readonly note: readonly (readonly string[])[];
  /** The other dates of the same workshop with room for the whole party. */
  readonly otherDates: readonly string[];
  /** With the site's origin: where the guest chooses. */
  readonly choiceUrl: string;
  /** '10.12.2026 18:30' */
  readonly chooseBy: string;
  /** What goes back if the guest so chooses: '1.700,00 TL'; empty when nothing was paid. */
  readonly refund: string;
  /** What may become a credit instead: '1.700,00 TL'; empty when none is offered. */
  readonly credit: string;
}
