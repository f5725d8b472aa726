import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { shortId } from '../../../contract/common/short-id.js';
import { formatSession } from '../../../contract/workshops/session.js';
import { IS_ACTIVE_BOOKING } from '../../bookings/active-bookings.js';
import { SessionBookingsService } from '../../bookings/session-bookings.service.js';
import { NotifyStudioService } from '../../notifications/studio/notify-studio.service.js';
import { Clock } from '../../platform/clock.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { CancelSessionBookingsService } from './cancel-session-bookings.service.js';
import { WorkshopSession } from '../workshop-session.entity.js';

const EVERY_SECONDS = 300;
/** Longer than the job itself keeps trying. */
const JOB_TAKES_MS = 20 * 60_000;

/**
 * Continues cancellations that their job could not finish, and notifies the studio of every booking that is not
 * cancelled yet.
 */
@Injectable()
export class CancelledSessionSweeperService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cancellations: CancelSessionBookingsService,
    private readonly bookings: SessionBookingsService,
    private readonly studio: NotifyStudioService,
    private readonly jobs: JobRegistry,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({
      name: 'workshops.cancelled-session-sweep',
      everySeconds: EVERY_SECONDS,
      run: () => this.sweep(),
    });
  }

  /** Throws, for the log, when bookings remain. */
  async sweep(): Promise<void> {
    const failures: unknown[] = [];
    for (const { session, actor } of await this.waiting()) {
      await this.cancellations
        .cancelAll({ sessionId: session.id, actor })
        .catch((failure: unknown) => failures.push(failure));
      await this.tell(session);
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Cancelled workshops still have bookings.');
  }

  private async waiting(): Promise<{ session: WorkshopSession; actor: Actor }[]> {
    const sessions = await this.dataSource.manager
      .createQueryBuilder(WorkshopSession, 'session')
      .where('session.cancelledAt < :before', { before: new Date(+this.clock.now() - JOB_TAKES_MS) })
      .andWhere(`EXISTS (SELECT FROM booking WHERE session_id = session.id AND ${IS_ACTIVE_BOOKING})`)
      .orderBy('session.id')
      .getMany();
    return sessions.flatMap((session) =>
      session.cancelledBy ? [{ session, actor: session.cancelledBy }] : [],
    );
  }

  /** Once for each booking, however often it fails. */
  private async tell(session: WorkshopSession): Promise<void> {
    for (const bookingId of await this.bookings.idsOfLiving(session.id)) {
      await this.studio.notify(this.dataSource.manager, {
        type: 'system',
        dedupeKey: `cancellation-stuck:${bookingId}`,
        title: 'Rezervasyon iptal edilemedi',
        message: `İptal edilen “${session.title}” (${formatSession(session)}) workshopunun ${shortId(bookingId)} numaralı rezervasyonu iptal edilemedi. Denemeye devam ediyoruz; misafire haber verip rezervasyonu panelden kontrol edin.`,
        about: { kind: 'session', id: session.id },
      });
    }
  }
}
