import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { studioDate } from '../../contract/common/dates.js';
import { Clock } from '../platform/clock.js';
import { JobRegistry } from '../platform/jobs/job-registry.js';

const EVERY_SECONDS = 3600;
const BATCH = 500;

/**
 * Marks confirmed bookings as completed on the day after the workshop, without a mail. Bookings of a
 * cancelled session wait for their refund.
 */
@Injectable()
export class CompleteBookingsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRegistry,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({ name: 'bookings.complete', everySeconds: EVERY_SECONDS, run: () => this.sweep() });
  }

  async sweep(): Promise<void> {
    let completed = BATCH;
    while (completed === BATCH) completed = await this.completeNext();
  }

  private async completeNext(): Promise<number> {
    const [, affected] = await this.dataSource.query<[unknown, number]>(
      `UPDATE booking SET status = 'completed', remind_at = NULL, version = version + 1,
         updated_at = clock_timestamp()
       WHERE status = 'confirmed' AND id IN (
         SELECT b.id FROM booking b JOIN workshop_session s ON s.id = b.session_id
         WHERE b.status = 'confirmed' AND b.date < $1 AND s.cancelled_at IS NULL
         ORDER BY b.id LIMIT ${BATCH} FOR NO KEY UPDATE OF b SKIP LOCKED)`,
      [studioDate(this.clock.now())],
    );
    return affected;
  }
}
