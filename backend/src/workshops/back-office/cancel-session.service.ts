import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { hasBegun } from '../../../contract/workshops/session.js';
import { AdminChangesService } from '../../guard/activity-log/admin-changes.service.js';
import { ChangeBookingStatusService } from '../../bookings/back-office/change-booking-status.service.js';
import { SessionBookingsService } from '../../bookings/session-bookings.service.js';
import { Clock } from '../../platform/clock.js';
import { JobOutbox } from '../../platform/jobs/job-outbox.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import type { Actor } from '../../platform/sessions/actor.js';
import type { SessionVersion } from './edit-session.service.js';
import { lockSession } from './session-lock.js';
import { sessionChange } from './session-record.js';
import { WorkshopSession } from '../workshop-session.entity.js';

const CANCEL_SESSION_JOB = 'workshops.cancel-session';

interface CancelSessionJob {
  readonly sessionId: string;
  readonly actor: Actor;
}

/** Calls a session off: it leaves the calendar at once, and its guests get mail and refund one by one. */
@Injectable()
export class CancelSessionService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bookings: SessionBookingsService,
    private readonly transitions: ChangeBookingStatusService,
    private readonly changes: AdminChangesService,
    private readonly jobs: JobOutbox,
    private readonly registry: JobRegistry,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.registry.handle(CANCEL_SESSION_JOB, (payload) => this.cancelBookings(payload as CancelSessionJob));
  }

  /**
   * Visitors who are paying at that moment are refunded automatically. Throws workshop_not_found,
   * changed_meanwhile, session_over.
   */
  async cancel(actor: Actor, { sessionId, version }: SessionVersion): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const session = await lockSession(manager, sessionId, version);
      const now = this.clock.now();
      if (hasBegun(session, now)) throw new AppError('session_over');
      await manager.update(
        WorkshopSession,
        { id: sessionId },
        { removedAt: now, cancelledAt: now, cancelledBy: actor },
      );
      const bookings = await this.bookings.countLiving(manager, sessionId);
      await this.changes.record(
        manager,
        actor,
        sessionChange('session_cancelled', session, {
          before: { isCancelled: false },
          after: { isCancelled: true, bookings },
        }),
      );
      await this.jobs.add(manager, { name: CANCEL_SESSION_JOB, payload: { sessionId, actor } });
    });
  }

  /**
   * One transaction per booking: one that fails does not delay the others and is tried again with the job.
   */
  async cancelBookings({ sessionId, actor }: CancelSessionJob): Promise<void> {
    const failures: unknown[] = [];
    for (const bookingId of await this.bookings.idsOfLiving(sessionId)) {
      await this.transitions
        .change(actor, {
          bookingId,
          version: null,
          status: 'cancelled',
          returnsMoney: 'if_any',
        })
        .catch((failure: unknown) => failures.push(failure));
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} bookings still stand.`);
  }
}
