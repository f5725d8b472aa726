import type { BookingStatus } from './booking.js';

/** The effects of a booking's change of status on its seats, guest and reminder. */
export interface BookingTransition {
  readonly seats: 'returned' | 'taken' | 'kept';
  /** The mail to the guest: the cancellation, or the ticket (again). */
  readonly mail: 'cancellation' | 'ticket' | null;
  readonly reminder: 'set' | 'dropped';
}

const UNCANCELLED_TRANSITIONS: Readonly<Record<Exclude<BookingStatus, 'cancelled'>, BookingTransition>> = {
  pending: { seats: 'kept', mail: null, reminder: 'dropped' },
  confirmed: { seats: 'kept', mail: null, reminder: 'set' },
  completed: { seats: 'kept', mail: null, reminder: 'dropped' },
};

/** Any status may follow any other (specification 2, section 4). Null when nothing changes. */
export function bookingTransition(from: BookingStatus, to: BookingStatus): BookingTransition | null {
  if (from === to) return null;
  if (to === 'cancelled') return { seats: 'returned', mail: 'cancellation', reminder: 'dropped' };
  const transition = UNCANCELLED_TRANSITIONS[to];
  return {
    ...transition,
    seats: from === 'cancelled' ? 'taken' : 'kept',
    // A booking that returns from 'completed' needs no new ticket, because the old one is still valid.
    mail: to === 'confirmed' && from !== 'completed' ? 'ticket' : null,
  };
}
