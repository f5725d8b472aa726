import { describe, expect, it } from '@jest/globals';
import { bookingTurn } from './booking-turn.js';
import { BOOKING_STATUSES } from './booking.js';

describe('The turn of a booking', () => {
  it.each([
    ['confirmed', 'cancelled', 'given_back', 'cancellation', 'dropped'],
    ['completed', 'cancelled', 'given_back', 'cancellation', 'dropped'],
    ['cancelled', 'confirmed', 'taken', 'ticket', 'set'],
    ['cancelled', 'completed', 'taken', null, 'dropped'],
    ['pending', 'confirmed', 'kept', 'ticket', 'set'],
    ['completed', 'confirmed', 'kept', null, 'set'],
    ['confirmed', 'completed', 'kept', null, 'dropped'],
  ] as const)('from %s to %s: seats %s, mail %s, reminder %s', (from, to, seats, mail, reminder) => {
    expect(bookingTurn(from, to)).toEqual({ seats, mail, reminder });
  });

  it('moves seats only into and out of cancelled, and nothing where nothing changes', () => {
    for (const from of BOOKING_STATUSES) {
      expect(bookingTurn(from, from)).toBeNull();
      for (const to of BOOKING_STATUSES.filter((status) => status !== from)) {
        const moves = from === 'cancelled' || to === 'cancelled';
        expect(bookingTurn(from, to)?.seats !== 'kept').toBe(moves);
      }
    }
  });
});
