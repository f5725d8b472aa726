import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { studioDate } from '../../../contract/common/dates.js';
import { Clock } from '../../platform/clock.js';
import { storageInterval } from '../../platform/database/storage-interval.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';

const EVERY_SECONDS = 3600;
const BATCH = 500;

/**
 * Removes what guests told for one day's sake, once it is long past: needs, and all that tells of a child. The age
 * and the consent to pictures stay, which name nobody; the names of adults stay as the booking does.
 */
@Injectable()
export class EraseSeatGuestsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRegistry,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({ name: 'seat-guests.erase', everySeconds: EVERY_SECONDS, run: () => this.sweep() });
  }

  async sweep(): Promise<void> {
    let erased = BATCH;
    while (erased === BATCH) erased = await this.eraseNext();
  }

  private async eraseNext(): Promise<number> {
    const now = this.clock.now();
    const [, affected] = await this.dataSource.query<[unknown, number]>(
      `UPDATE seat_guest SET needs = '', guardian_name = '', guardian_phone = '',
         name = CASE WHEN age_band = 'adult' THEN name ELSE '' END, version = version + 1, erased_at = $2
       WHERE (booking_id, position) IN (
         SELECT g.booking_id, g.position FROM seat_guest g JOIN booking b ON b.id = g.booking_id
         WHERE g.erased_at IS NULL AND b.date < $1::date - ${storageInterval('seatGuests')}
         ORDER BY g.booking_id, g.position LIMIT ${BATCH} FOR NO KEY UPDATE OF g SKIP LOCKED)`,
      [studioDate(now), now],
    );
    return affected;
  }
}
