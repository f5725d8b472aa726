import { describe, expect, it } from '@jest/globals';
import { bookingTransition } from './booking-transition.js';
import { BOOKING_STATUSES } from './booking.js';

describe('The transition of a booking', () => {
  it.each([
    { from: 'confirmed', to: 'cancelled', seats: 'returned', mail: 'cancellation', reminder: 'dropped' },
    { from: 'completed', to: 'cancelled', seats: 'returned', mail: 'cancellation', reminder: 'dropped' },
    { from: 'cancelled', to: 'confirmed', seats: 'taken', mail: 'ticket', reminder: 'set' },
    { from: 'cancelled', to: 'completed', seats: 'taken', mail: null, reminder: 'dropped' },
    { from: 'pending', to: 'confirmed', seats: 'kept', mail: 'ticket', reminder: 'set' },
    { from: 'completed', to: 'confirmed', seats: 'kept', mail: null, reminder: 'set' },
    { from: 'confirmed', to: 'completed', seats: 'kept', mail: null, reminder: 'dropped' },
  ] as const)(
    'from $from to $to: seats $seats, mail $mail, reminder $reminder',
    ({ from, to, ...transition }) => {
      expect(bookingTransition(from, to)).toEqual(transition);
    },
  );

  it('moves seats only into and out of cancelled, and nothing where nothing changes', () => {
    for (const from of BOOKING_STATUSES) {
      expect(bookingTransition(from, from)).toBeNull();
      for (const to of BOOKING_STATUSES.filter((status) => status !== from)) {
        const moves = from === 'cancelled' || to === 'cancelled';
        expect(bookingTransition(from, to)?.seats !== 'kept').toBe(moves);
      }
    }
  });
});
