import type { SnapshotBooking, SnapshotSeat } from './today-snapshot.js';

/** The guest's own name, or the buyer's with the number of the seat: 'Ayşe K. · 2. yer'. */
export function seatName({ name, seats }: SnapshotBooking, seat: SnapshotSeat): string {
  if (seat.name !== null) return seat.name;
  return seats.length === 1 ? name : `${name} · ${seat.position + 1}. yer`;
}
