import { AppError } from '../../../contract/app-error.js';
import { searchForm } from '../../../contract/common/turkish-text.js';
import { type BookingPolicy, moveRefusal } from '../../../contract/workshops/policies/booking-policy.js';
import type { BookingSeat } from '../../bookings/booking-seat.entity.js';
import type { Booking } from '../../bookings/booking.entity.js';
import type { SessionSnapshot } from '../../workshops/session-queries.service.js';

/** What a guest must keep to who moves seats. */
export interface GuestTerms {
  readonly policy: BookingPolicy;
  /** Until the workshop begins. */
  readonly hoursLeft: number;
  /** The difference in price that the guest agreed to, in kuruş. */
  readonly seenDifferenceKurus: number;
}

interface WantedMove {
  readonly before: Booking;
  readonly leaving: readonly BookingSeat[];
  readonly session: SessionSnapshot;
}

/** Throws move_too_late, no_moves_left, and move_not_same_workshop. A workshop is known by its title. */
export function assertWithinTerms(
  { policy, hoursLeft }: GuestTerms,
  { before, leaving, session }: WantedMove,
): void {
  for (const { guestMoves: movesMade } of leaving) {
    const refusal = moveRefusal(policy, { movesMade, hoursLeft });
    if (refusal !== null) throw new AppError(refusal);
  }
  if (searchForm(before.title) !== searchForm(session.title)) throw new AppError('move_not_same_workshop');
}
