import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { STUDIO_TIME_ZONE } from '../../contract/common/dates.js';
import { Clock } from '../platform/clock.js';
import { Settings } from '../platform/config/settings.js';
import { JobRegistry } from '../platform/jobs/job-registry.js';
import { BookingMailsService } from './booking-mails.service.js';
import { Booking } from './booking.entity.js';

const BATCH = 100;

/**
 * Reminds guests of their workshop once, also late as long as the workshop has not begun. Nobody is reminded of one that is
 * called off; when that is taken back in time, the reminder follows.
 */
@Injectable()
export class ReminderSweeperService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRegistry,
    private readonly mails: BookingMailsService,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({
      name: 'bookings.remind',
      everySeconds: this.settings.SWEEP_SECONDS,
      run: () => this.sweep(),
    });
  }

  async sweep(): Promise<void> {
    let claimed = BATCH;
    while (claimed === BATCH) {
      claimed = await this.dataSource.transaction((manager) => this.remindNext(manager));
    }
  }

  private async remindNext(manager: EntityManager): Promise<number> {
    const claimed = await this.claim(manager);
    const ahead = claimed.filter(({ isAhead }) => isAhead).map(({ id }) => id);
    const bookings = await manager.findBy(Booking, { id: In(ahead) });
    for (const booking of bookings) await this.mails.reminder(manager, booking);
    return claimed.length;
  }

  /** Bookings whose workshop has begun are claimed too, so that they are not looked at again. */
  private async claim(manager: EntityManager): Promise<{ id: string; isAhead: boolean }[]> {
    const [claimed] = await manager.query<[{ id: string; isAhead: boolean }[], number]>(
      `UPDATE booking SET remind_at = NULL
       WHERE id IN (
         SELECT id FROM booking b WHERE status = 'confirmed' AND remind_at <= $1 AND NOT EXISTS (
           SELECT FROM workshop_session s WHERE s.id = b.session_id AND s.cancelled_at IS NOT NULL)
         ORDER BY remind_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
       RETURNING id, (date + start_time) AT TIME ZONE '${STUDIO_TIME_ZONE}' > $1 AS "isAhead"`,
      [this.clock.now()],
    );
    return claimed;
  }
}
