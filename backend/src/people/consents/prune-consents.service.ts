import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { storageInterval } from '../../platform/database/storage-interval.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';

const DAY_SECONDS = 86_400;

/**
 * Deletes the proof of a consent a while after it was withdrawn, which the law on commercial messages sets. The
 * database's guard `keep_consents` knows the same period.
 */
@Injectable()
export class PruneConsentsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRegistry,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({ name: 'consents.prune', everySeconds: DAY_SECONDS, run: () => this.prune() });
  }

  async prune(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM consent old USING consent withdrawal
       WHERE NOT withdrawal.is_given AND withdrawal.recorded_at < now() - ${storageInterval('consents')}
         AND (old.address, old.purpose, old.channel) = (withdrawal.address, withdrawal.purpose, withdrawal.channel)
         AND old.position <= withdrawal.position`,
    );
  }
}
