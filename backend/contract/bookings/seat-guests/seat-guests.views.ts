import type { SessionTimes } from '../../workshops/session.js';
import type { AgeBand, PhotoConsent } from './seat-guest.js';

/** Who sits on a seat, for the studio. Texts are empty where nothing was written, or once it was erased. */
export interface StudioSeatGuest {
  /** The seat, from 0. */
  readonly position: number;
  readonly name: string;
  readonly ageBand: AgeBand;
  readonly guardianName: string;
  readonly guardianPhone: string;
  /** Allergies and needs in the buyer's words. */
  readonly needs: string;
  readonly photoConsent: PhotoConsent;
}

/** A seat in the form, whose guest is null until the buyer has named somebody. */
export interface SeatOfForm {
  readonly position: number;
  readonly isStudent: boolean;
  readonly guest: StudioSeatGuest | null;
  /** Sent back with a change; 0 while the seat has no guest. */
  readonly version: number;
  /** The address of the guest's own ticket, with its key; null while the seat has no guest. */
  readonly ticketUrl: string | null;
}

/** Why guests can be named no more: the booking was cancelled, or its workshop is over. */
export type GuestFormState = 'open' | 'cancelled' | 'past';

export interface OtherGuestForm extends SessionTimes {
  readonly title: string;
  readonly seats: number;
  readonly isStudent: boolean;
  /** The address of the form, with its key. */
  readonly url: string;
}

/** 'Kimler geliyor?': the seats of a booking with their guests, for its buyer. */
export interface GuestFormView extends SessionTimes {
  readonly bookingId: string;
  readonly shortId: string;
  readonly title: string;
  readonly state: GuestFormState;
  /** A workshop for children, for whom a responsible adult must be named. */
  readonly isForChildren: boolean;
  /** The buyer, who usually takes the first seat. */
  readonly buyerName: string;
  readonly seats: readonly SeatOfForm[];
  /** The forms of the other bookings of the same order that are still to come, such as the seats of students. */
  readonly others: readonly OtherGuestForm[];
}

/** The form after a change, and whose own ticket has another address, because the name changed. */
export interface SavedGuests {
  readonly form: GuestFormView;
  readonly renewed: readonly number[];
}
