import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import type { CallOffSessionDto } from '../../../../contract/booking-changes/call-off/call-off.dto.js';
import { UNDO_MINUTES } from '../../../../contract/booking-changes/call-off/call-off.js';
import { actingAdmin } from '../../../activity-log/acting-admin.js';
import { Clock } from '../../../platform/clock.js';
import { contentHash } from '../../../platform/security/content-hash.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { SessionCalendarService } from '../../../workshops/back-office/session-calendar.service.js';
import { lockCallOff } from '../announce-call-off.service.js';
import { SessionCallOff } from '../session-call-off.entity.js';

const MINUTE_MS = 60_000;

interface CallOffToMake extends Pick<
  SessionCallOff,
  'id' | 'requestHash' | 'sessionId' | 'note' | 'offersDates' | 'offersCredit'
> {
  /** Of the session, as it was read. */
  readonly version: number;
}

/** Calls sessions off, and takes that back before anybody was told. */
@Injectable()
export class CallOffSessionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly calendar: SessionCalendarService,
    private readonly clock: Clock,
  ) {}

  /**
   * The session leaves the calendar at once; nothing leaves the house before the time to take it back is over. A repeated
   * request calls off once. Throws workshop_not_found, changed_meanwhile, session_over.
   */
  async callOff(actor: Actor, asked: CallOffSessionDto): Promise<void> {
    const { requestKey: id, sessionId, version, note, offersDates, offersCredit } = asked;
    const requestHash = contentHash({ sessionId, note, offersDates, offersCredit });
    await this.dataSource.transaction(async (manager) => {
      // Two requests with one key wait for each other here, before they look for what the other did.
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [id]);
      const made = await manager.findOneBy(SessionCallOff, { id });
      if (made?.requestHash === requestHash) return;
      if (made) throw new AppError('changed_meanwhile');
      const callOff = { id, requestHash, sessionId, version, note, offersDates, offersCredit };
      await this.takeOff(manager, actor, callOff);
    });
  }

  /** Has the shop call it off by its rules, in the caller's transaction. Throws the same errors. */
  async callOffByRules(
    manager: EntityManager,
    { sessionId, version }: Pick<CallOffSessionDto, 'sessionId' | 'version'>,
  ): Promise<void> {
    const request = { id: randomUUID(), requestHash: contentHash({ sessionId }) };
    const offers = { note: '', offersDates: true, offersCredit: true };
    await this.takeOff(manager, null, { ...request, ...offers, sessionId, version });
  }

  private async takeOff(
    manager: EntityManager,
    actor: Actor | null,
    { version, ...callOff }: CallOffToMake,
  ): Promise<void> {
    await this.calendar.takeOff(manager, actor, { ...callOff, version });
    const decidedAt = this.clock.now();
    await manager.insert(SessionCallOff, {
      ...{ ...callOff, actor, decidedAt },
      madeBy: actor === null ? 'shop' : (await actingAdmin(manager, actor)).email,
      announceAt: new Date(+decidedAt + UNDO_MINUTES * MINUTE_MS),
    });
  }

  /** Brings everything back. Repeating it does nothing. Throws call_off_not_found and call_off_announced. */
  async undo(actor: Actor, callOffId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { sessionId, undoneAt } = await standing(manager, callOffId);
      if (undoneAt !== null) return;
      await manager.update(SessionCallOff, { id: callOffId }, { undoneAt: this.clock.now() });
      await this.calendar.putBack(manager, actor, sessionId);
    });
  }

  /** Has the guests told without further waiting. Repeating it does nothing. Throws call_off_not_found and call_off_undone. */
  async announceNow(callOffId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const callOff = await lockCallOff(manager, callOffId);
      if (callOff === null) throw new AppError('call_off_not_found');
      if (callOff.undoneAt !== null) throw new AppError('call_off_undone');
      const now = this.clock.now();
      if (callOff.announcedAt !== null || callOff.announceAt <= now) return;
      await manager.update(SessionCallOff, { id: callOffId }, { announceAt: now });
    });
  }
}

async function standing(manager: EntityManager, callOffId: string): Promise<SessionCallOff> {
  const callOff = await lockCallOff(manager, callOffId);
  if (callOff === null) throw new AppError('call_off_not_found');
  if (callOff.announcedAt !== null) throw new AppError('call_off_announced');
  return callOff;
}
