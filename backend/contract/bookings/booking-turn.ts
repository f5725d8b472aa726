import type { BookingStatus } from './booking.js';

/** What follows for seats, guest and reminder when a booking goes from one status to another. */
export interface BookingTurn {
  readonly seats: 'given_back' | 'taken' | 'kept';
  /** What the guest is told: that the place is gone, or the ticket (again). */
  readonly mail: 'cancellation' | 'ticket' | null;
  readonly reminder: 'set' | 'dropped';
}

const NOTHING_TO_TELL: Readonly<Record<Exclude<BookingStatus, 'cancelled'>, BookingTurn>> = {
  pending: { seats: 'kept', mail: null, reminder: 'dropped' },
  confirmed: { seats: 'kept', mail: null, reminder: 'set' },
  completed: { seats: 'kept', mail: null, reminder: 'dropped' },
};

/** Any status may follow any other (specification 2, section 4). Null when nothing changes. */
export function bookingTurn(from: BookingStatus, to: BookingStatus): BookingTurn | null {
  if (from === to) return null;
  if (to === 'cancelled') return { seats: 'given_back', mail: 'cancellation', reminder: 'dropped' };
  const turn = NOTHING_TO_TELL[to];
  return {
    ...turn,
    seats: from === 'cancelled' ? 'taken' : 'kept',
    // Whoever comes back from 'completed' has a ticket that is still good.
    mail: to === 'confirmed' && from !== 'completed' ? 'ticket' : null,
  };
}
