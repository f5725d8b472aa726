/** What mails to people say who wait for seats of a full session. */
export interface WaitingListFacts {
  /** As typed: the address may be a stranger's. */
  readonly guestName: string;
  readonly title: string;
  /** '12.12.2026 Cumartesi' */
  readonly day: string;
  /** '14:00–17:00' */
  readonly hours: string;
  /** For how many seats they wait. */
  readonly seats: number;
  /** With the site's origin: the page of their entry. */
  readonly pageUrl: string;
}

export interface WaitingListJoinedFacts extends WaitingListFacts {
  readonly takesFewer: boolean;
  readonly takesAnyDate: boolean;
}

/** Of the date at which seats got free. */
export interface WaitingListOfferedFacts extends WaitingListFacts {
  readonly offeredSeats: number;
  /** '12.12.2026 09:00' */
  readonly until: string;
  /** For how long the offer stands. */
  readonly minutes: number;
}

/** Of the date at which seats were kept, and which was called off. */
export interface WaitingListOfferCalledOffFacts extends WaitingListFacts {
  readonly offeredSeats: number;
  /** The date for which they go on waiting: '12.12.2026 Cumartesi, 14:00–17:00'. */
  readonly waitsFor: string;
}

export interface WaitingListClosedFacts extends WaitingListFacts {
  readonly because: 'cancelled' | 'moved' | 'over';
  /** Dates of the same workshop with free seats, such as '12.12.2026 Cumartesi, 14:00–17:00'. */
  readonly otherDates: readonly string[];
  /** Seats were kept for them when it ended. */
  readonly hadOffer: boolean;
}

/** Of the new date. */
export interface WaitingListNewDateFacts extends WaitingListFacts {
  /** The path of its day in the calendar. */
  readonly dayUrl: string;
}

export interface WaitingListMailPayloads {
  'waiting-list-new-date': WaitingListNewDateFacts;
  'waiting-list-joined': WaitingListJoinedFacts;
  'waiting-list-offered': WaitingListOfferedFacts;
  'waiting-list-offer-over': WaitingListOfferedFacts;
  'waiting-list-offer-called-off': WaitingListOfferCalledOffFacts;
  'waiting-list-closed': WaitingListClosedFacts;
}
