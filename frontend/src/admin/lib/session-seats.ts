import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';

type CountedSeats = Pick<AdminSessionRow, 'capacity' | 'bookedSeats' | 'heldSeats'>;

/** Seats that can still be sold. */
export function freeSeats({ capacity, bookedSeats, heldSeats }: CountedSeats): number {
  return Math.max(0, capacity - bookedSeats - heldSeats);
}
