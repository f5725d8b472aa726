import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { IS_ACTIVE_BOOKING } from '../../bookings/active-bookings.js';
import { Clock } from '../../platform/clock.js';
import { DecideChoiceService } from './decide-choice.service.js';
import { GuestChoice } from './guest-choice.entity.js';
import { LockChoiceService } from './lock-choice.service.js';
import { isUnpaid, QuestionOfBookingService } from './question-of-booking.service.js';
import { SessionCallOff } from './session-call-off.entity.js';
import { WordOfCallOffService } from './word-of-call-off.service.js';

/**
 * Announces a call-off once it can no longer be taken back. Each step is a transaction that does nothing when it was done,
 * so whatever dies in between is taken up again.
 */
@Injectable()
export class AnnounceCallOffService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly locks: LockChoiceService,
    private readonly decisions: DecideChoiceService,
    private readonly questions: QuestionOfBookingService,
    private readonly words: WordOfCallOffService,
    private readonly clock: Clock,
  ) {}

  /** Writes down who is to be told. Of this and the studio that takes it back, the first wins. */
  async begin(callOffId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const callOff = await lockCallOff(manager, callOffId);
      const now = this.clock.now();
      if (callOff === null || callOff.announcedAt !== null || callOff.undoneAt !== null) return;
      if (callOff.announceAt > now) return;
      // Whether a moved date suits does not matter any more.
      await manager.query(
        `UPDATE guest_choice SET outcome = 'elsewhere', decided_by = 'shop', decided_at = $2
         WHERE session_id = $1 AND call_off_id IS NULL AND outcome IS NULL`,
        [callOff.sessionId, now],
      );
      await manager.query(
        `INSERT INTO guest_choice (call_off_id, booking_id, session_id, asked_at)
         SELECT $1, id, session_id, $3 FROM booking WHERE session_id = $2 AND ${IS_ACTIVE_BOOKING}`,
        [callOffId, callOff.sessionId, now],
      );
      await manager.update(SessionCallOff, { id: callOffId }, { announcedAt: now });
    });
  }

  /** Asks one guest, or ends a booking for which there is nothing to ask. */
  async tell(choiceId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const locked = await this.locks.lock(manager, choiceId);
      if (!locked || locked.choice.outcome !== null || locked.choice.toldBy !== null) return;
      const { choice, callOff, booking, isWaiting } = locked;
      if (!isWaiting) return this.decisions.write(manager, 'shop', { choice, outcome: 'elsewhere' });
      // Who is asked about a move was told with it.
      if (callOff === null) return;
      const question = await this.questions.of(manager, booking, callOff);
      if (question === null) {
        const outcome = isUnpaid(booking) ? 'unpaid' : 'nothing_to_choose';
        return this.decisions.cancel(manager, callOff.actor ?? 'shop', { locked, outcome });
      }
      const toldBy = await this.words.ask(manager, booking, { ...question, choiceId: choice.id });
      await manager.update(GuestChoice, { id: choice.id }, { toldBy, chooseUntil: question.chooseUntil });
    });
  }

  /** Pays back who has not answered in time, once. A date that was only moved goes on. */
  async settle(choiceId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const locked = await this.locks.lock(manager, choiceId);
      if (!locked || locked.choice.outcome !== null) return;
      const { choice, isWaiting } = locked;
      if (!isWaiting) return this.decisions.write(manager, 'shop', { choice, outcome: 'elsewhere' });
      if (choice.chooseUntil === null || choice.chooseUntil > this.clock.now()) return;
      // Who said nothing to a new day keeps the seat: it costs nothing, and most people just come.
      if (locked.callOff === null) {
        return this.decisions.write(manager, 'shop', { choice, outcome: 'stayed' });
      }
      return this.decisions.cancel(manager, 'shop', { locked, outcome: 'silent' });
    });
  }
}

/** Locks a call-off until the transaction ends; null when there is none. */
export function lockCallOff(manager: EntityManager, id: string): Promise<SessionCallOff | null> {
  return manager.findOne(SessionCallOff, { where: { id }, lock: { mode: 'for_no_key_update' } });
}
