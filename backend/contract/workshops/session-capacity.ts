import { AppError } from '../app-error.js';

/** The seats of a session that somebody has: sold ones and those in a checkout. */
interface TakenSeats {
  readonly bookedSeats: number;
  readonly heldSeats: number;
}

/** session_capacity_taken for a capacity below the taken seats; null for one that may be set. */
export function refuseCapacity(
  { bookedSeats: booked, heldSeats: held }: TakenSeats,
  capacity: number,
): AppError | null {
  return capacity < booked + held ? new AppError('session_capacity_taken', { booked, held }) : null;
}
