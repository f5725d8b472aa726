import { AppError } from '../app-error.js';

/** The seats of a session that somebody has: sold ones and those in a checkout. */
interface TakenSeats {
  readonly bookedSeats: number;
  readonly heldSeats: number;
  /** Those beyond the capacity, which the studio gave knowingly. */
  readonly overbookedSeats: number;
}

/**
 * session_capacity_taken for a capacity below the taken seats; null for one that may be set. An overbooked session keeps
 * at least the capacity that it has.
 */
export function refuseCapacity(
  { bookedSeats: booked, heldSeats: held, overbookedSeats }: TakenSeats,
  capacity: number,
): AppError | null {
  return capacity < booked + held - overbookedSeats
    ? new AppError('session_capacity_taken', { booked, held })
    : null;
}
