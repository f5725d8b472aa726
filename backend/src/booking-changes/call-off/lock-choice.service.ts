import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Booking } from '../../bookings/booking.entity.js';
import { LockSeatsService } from '../lock-seats.service.js';
import { GuestChoice } from './guest-choice.entity.js';
import { SessionCallOff } from './session-call-off.entity.js';

/** A choice with all that it is about, none of which changes until the transaction ends. */
export interface LockedChoice {
  readonly choice: GuestChoice;
  /** Null when the session was only moved. */
  readonly callOff: SessionCallOff | null;
  readonly booking: Booking;
  /** Those of its seats. */
  readonly positions: readonly number[];
  /** Whether the booking still waits for what is chosen; otherwise it was moved or cancelled by another act. */
  readonly isWaiting: boolean;
}

/** Locks choices: first what a change of seats touches, then the choice itself, so that of two who decide one waits. */
@Injectable()
export class LockChoiceService {
  constructor(private readonly seats: LockSeatsService) {}

  /** `toSessionId`: the session that was chosen, if any. Null when the choice went with its booking. */
  async lock(
    manager: EntityManager,
    choiceId: string,
    toSessionId: string | null = null,
  ): Promise<LockedChoice | null> {
    const found = await manager.findOneBy(GuestChoice, { id: choiceId });
    if (!found) return null;
    const { booking, seats } = await this.seats.lock(
      manager,
      found.bookingId,
      toSessionId ?? found.sessionId,
    );
    const choice = await manager.findOneOrFail(GuestChoice, {
      where: { id: choiceId },
      lock: { mode: 'for_no_key_update' },
    });
    const { callOffId } = choice;
    const callOff =
      callOffId === null ? null : await manager.findOneByOrFail(SessionCallOff, { id: callOffId });
    const isWaiting = booking.sessionId === choice.sessionId && booking.status !== 'cancelled';
    return { choice, callOff, booking, positions: seats.map(({ position }) => position), isWaiting };
  }
}
