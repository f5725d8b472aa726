import { AppError } from '../app-error.js';

/** The seats of a session that somebody has: sold ones and those in a checkout. */
interface TakenSeats {
  readonly capacity: number;
  readonly bookedSeats: number;
  readonly heldSeats: number;
  /** Those beyond the capacity, which the studio gave knowingly. */
  readonly overbookedSeats: number;
}

/** How many seats are taken. A hold for which a listed seat will make room takes none of its own. */
export function takenSeats({ capacity, bookedSeats, heldSeats, overbookedSeats }: TakenSeats): number {
  return Math.min(bookedSeats + heldSeats, capacity + overbookedSeats);
}

/**
 * session_capacity_taken for a capacity below the taken seats; null for one that may be set. An overbooked session keeps
 * at least the capacity that it has.
 */
export function refuseCapacity(session: TakenSeats, capacity: number): AppError | null {
  const { bookedSeats: booked, heldSeats: held, overbookedSeats } = session;
  return capacity < takenSeats(session) - overbookedSeats
    ? new AppError('session_capacity_taken', { booked, held })
    : null;
}
