import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { hasBegun } from '../../../contract/workshops/session.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { SessionBookingsService } from '../../bookings/session-bookings.service.js';
import { Clock } from '../../platform/clock.js';
import type { Actor } from '../../platform/sessions/actor.js';
import type { SessionVersion } from './edit-session.service.js';
import { lockSession } from './session-lock.js';
import { sessionChange } from './session-record.js';
import { WorkshopSession } from '../workshop-session.entity.js';

/** Takes sessions that are called off out of the calendar, and puts them back while that may still be undone. */
@Injectable()
export class SessionCalendarService {
  constructor(
    private readonly bookings: SessionBookingsService,
    private readonly changes: AdminChangesService,
    private readonly clock: Clock,
  ) {}

  /**
   * Its bookings keep their seats. `actor` is null when the shop does it by its rules. Who pays at that moment is refunded automatically. Throws workshop_not_found,
   * changed_meanwhile, session_over.
   */
  async takeOff(
    manager: EntityManager,
    actor: Actor | null,
    { sessionId, version, note }: SessionVersion & { readonly note: string },
  ): Promise<void> {
    const session = await lockSession(manager, sessionId, version);
    const now = this.clock.now();
    if (hasBegun(session, now)) throw new AppError('session_over');
    await manager.update(WorkshopSession, { id: sessionId }, { removedAt: now, cancelledAt: now });
    const bookings = await this.bookings.countLiving(manager, sessionId);
    await this.changes.record(
      manager,
      actor,
      sessionChange('session_cancelled', session, {
        before: { isCancelled: false },
        after: { isCancelled: true, bookings, ...(note !== '' && { note }) },
      }),
    );
  }

  async putBack(manager: EntityManager, actor: Actor, sessionId: string): Promise<void> {
    const session = await manager.findOneByOrFail(WorkshopSession, { id: sessionId });
    await manager.update(WorkshopSession, { id: sessionId }, { removedAt: null, cancelledAt: null });
    await this.changes.record(
      manager,
      actor,
      sessionChange('session_call_off_undone', session, {
        before: { isCancelled: true },
        after: { isCancelled: false },
      }),
    );
  }
}
