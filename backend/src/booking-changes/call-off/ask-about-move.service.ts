import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { studioInstant } from '../../../contract/common/dates.js';
import { formatSession, type SessionTimes } from '../../../contract/workshops/session.js';
import { Clock } from '../../platform/clock.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { SessionBookingsService } from '../../bookings/session-bookings.service.js';
import { GuestChoice } from './guest-choice.entity.js';
import { WordOfCallOffService } from './word-of-call-off.service.js';

interface MovedSession {
  readonly sessionId: string;
  readonly before: SessionTimes;
  readonly after: SessionTimes;
}

/** Asks guests whether the new day or hour of their session suits them. The mail about the move carries the link. */
@Injectable()
export class AskAboutMoveService {
  constructor(
    private readonly bookings: SessionBookingsService,
    private readonly words: WordOfCallOffService,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs in the transaction that moved the session and its bookings. Who has not answered an earlier move is asked about
   * this one instead, and still knows the date that was booked first.
   */
  async ask(manager: EntityManager, { sessionId, before, after }: MovedSession): Promise<void> {
    const chooseUntil = studioInstant(after.date, after.startTime);
    for (const booking of await this.bookings.living(manager, sessionId)) {
      const formerly = formatSession(before);
      const toldBy = await this.words.moved(manager, booking, formerly);
      await manager.query(
        `INSERT INTO guest_choice (booking_id, session_id, formerly, asked_at, told_by, choose_until)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (booking_id) WHERE call_off_id IS NULL AND outcome IS NULL
         DO UPDATE SET told_by = excluded.told_by, choose_until = excluded.choose_until`,
        [booking.id, sessionId, formerly, this.clock.now(), toldBy, chooseUntil],
      );
    }
  }
}

/**
 * Whether a guest may still say that a moved date does not suit, and so gets all the money back. Who went to another day has
 * answered, also before that is written down.
 */
export function isAskedAboutMove(
  manager: EntityManager,
  { id: bookingId, sessionId }: Pick<Booking, 'id' | 'sessionId'>,
): Promise<boolean> {
  return manager.existsBy(GuestChoice, { bookingId, sessionId, callOffId: IsNull(), outcome: IsNull() });
}
