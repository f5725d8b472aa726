import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { hasBegun } from '../../../contract/workshops/session.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { SessionBookingsService } from '../../bookings/session-bookings.service.js';
import { Clock } from '../../platform/clock.js';
import { JobOutbox } from '../../platform/jobs/job-outbox.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { CANCEL_SESSION_JOB } from './cancel-session-bookings.service.js';
import type { SessionVersion } from './edit-session.service.js';
import { lockSession } from './session-lock.js';
import { sessionChange } from './session-record.js';
import { WorkshopSession } from '../workshop-session.entity.js';

interface SessionToCancel extends SessionVersion {
  /** The studio's own sentence for the guests. */
  readonly note?: string;
}

/** Calls a session off: it leaves the calendar at once, and a job goes on with its bookings. */
@Injectable()
export class CancelSessionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bookings: SessionBookingsService,
    private readonly changes: AdminChangesService,
    private readonly jobs: JobOutbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Visitors who are paying at that moment are refunded automatically. Throws workshop_not_found,
   * changed_meanwhile, session_over.
   */
  async cancel(actor: Actor, { sessionId, version, note = '' }: SessionToCancel): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const session = await lockSession(manager, sessionId, version);
      const now = this.clock.now();
      if (hasBegun(session, now)) throw new AppError('session_over');
      await manager.update(
        WorkshopSession,
        { id: sessionId },
        { removedAt: now, cancelledAt: now, cancelledBy: actor, cancellationNote: note },
      );
      const bookings = await this.bookings.countLiving(manager, sessionId);
      await this.changes.record(
        manager,
        actor,
        sessionChange('session_cancelled', session, {
          before: { isCancelled: false },
          after: { isCancelled: true, bookings, ...(note !== '' && { note }) },
        }),
      );
      await this.jobs.add(manager, { name: CANCEL_SESSION_JOB, payload: { sessionId, actor } });
    });
  }
}
