import { AppError } from '../../../contract/app-error.js';
import type { BookingSeat } from '../../bookings/booking-seat.entity.js';

/**
 * The seats at these positions. Throws reschedule_seat_unknown when one is not in the booking any more, and
 * reschedule_guest_noted.
 */
export function movingSeats(seats: readonly BookingSeat[], positions: readonly number[]): BookingSeat[] {
  const moving = seats.filter(({ position }) => positions.includes(position));
  if (moving.length < positions.length) throw new AppError('reschedule_seat_unknown');
  if (moving.some(isNoted)) throw new AppError('reschedule_guest_noted');
  return moving;
}

/** Whether somebody at the door noted that the guest came or did not. */
export function isNoted({ checkedInAt, noShowAt }: BookingSeat): boolean {
  return checkedInAt !== null || noShowAt !== null;
}
