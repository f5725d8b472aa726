import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { formatSession } from '../../../contract/workshops/session.js';
import { ChangeBookingStatusService } from '../../bookings/status/change-booking-status.service.js';
import type { CancelledSession } from '../../bookings/booking-mails.service.js';
import { SessionBookingsService } from '../../bookings/session-bookings.service.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { OtherDatesService } from '../other-dates.service.js';
import { WorkshopSession } from '../workshop-session.entity.js';

export const CANCEL_SESSION_JOB = 'workshops.cancel-session';

interface CancelSessionJob {
  readonly sessionId: string;
  readonly actor: Actor;
}

/** Cancels the bookings of a session that was called off: each guest gets mail and refund. */
@Injectable()
export class CancelSessionBookingsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bookings: SessionBookingsService,
    private readonly otherDates: OtherDatesService,
    private readonly transitions: ChangeBookingStatusService,
    private readonly registry: JobRegistry,
  ) {}

  onModuleInit(): void {
    this.registry.handle(CANCEL_SESSION_JOB, (payload) => this.cancelAll(payload as CancelSessionJob));
  }

  /**
   * One transaction per booking: one that fails does not delay the others and is tried again with the job.
   */
  async cancelAll({ sessionId, actor }: CancelSessionJob): Promise<void> {
    const failures: unknown[] = [];
    const cancelledSession = await this.toldToGuests(sessionId);
    for (const bookingId of await this.bookings.idsOfLiving(sessionId)) {
      await this.transitions
        .change(actor, {
          bookingId,
          version: null,
          status: 'cancelled',
          refundsMoney: 'if_any',
          cancelledSession,
        })
        .catch((failure: unknown) => failures.push(failure));
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} bookings still stand.`);
  }

  private async toldToGuests(sessionId: string): Promise<CancelledSession> {
    const { manager } = this.dataSource;
    const session = await manager.findOneByOrFail(WorkshopSession, { id: sessionId });
    const otherDates = await this.otherDates.of(manager, session);
    return { note: session.cancellationNote, otherDates: otherDates.map(formatSession) };
  }
}
