import { describe, expect, it } from '@jest/globals';
import { chooseListedSeats, type ListedSeat } from './choose-listed-seats.js';

const seat = (bookingId: string, position: number): ListedSeat => ({ bookingId, position });
const LISTED = [seat('first', 0), seat('first', 2), seat('second', 0), seat('third', 0), seat('third', 1)];

describe('The listed seats that make room', () => {
  it.each([
    [0, []],
    [1, [['first', [0]]]],
    [2, [['first', [0, 2]]]],
    [
      4,
      [
        ['first', [0, 2]],
        ['second', [0]],
        ['third', [0]],
      ],
    ],
  ])('for %i new guests are those that were listed first', (needed, chosen) => {
    const sold = chooseListedSeats(LISTED, needed);
    expect(sold?.map(({ bookingId, positions }) => [bookingId, positions])).toEqual(chosen);
  });

  it('are all or none', () => {
    expect(chooseListedSeats(LISTED, 6)).toBe(null);
    expect(chooseListedSeats([], 1)).toBe(null);
  });
});
