import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { STORAGE_PERIODS } from '../../../../contract/legal/storage-periods.js';
import { addDays, studioDate } from '../../../../contract/common/dates.js';
import { PersonLogService } from '../../../activity-log/person-log.service.js';
import { Clock } from '../../../platform/clock.js';
import { JobRegistry } from '../../../platform/jobs/job-registry.js';

const EVERY_SECONDS = 3600;

/**
 * Removes who sat on seats that were taken outside of the shop, as long after the session as what guests told for it.
 * The seats stay counted, and so do the studio's reasons, which name nobody.
 */
@Injectable()
export class EraseSeatBlocksService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRegistry,
    private readonly log: PersonLogService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({ name: 'seat-blocks.erase', everySeconds: EVERY_SECONDS, run: () => this.sweep() });
  }

  async sweep(): Promise<void> {
    const now = this.clock.now();
    const firstKept = addDays(studioDate(now), -STORAGE_PERIODS.seatBlocks.length.days);
    await this.dataSource.transaction(async (manager) => {
      await manager.query(
        `UPDATE seat_block b SET name = '', phone = '', note = '', version = b.version + 1, updated_at = $2
         FROM workshop_session s
         WHERE s.id = b.session_id AND s.date < $1 AND b.kind = 'elsewhere' AND (b.name <> '' OR b.note <> '')`,
        [firstKept, now],
      );
      await this.log.eraseSeatBlocks(manager, firstKept);
    });
  }
}
