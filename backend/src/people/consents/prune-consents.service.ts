import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobRegistry } from '../../platform/jobs/job-registry.js';

const DAY_SECONDS = 86_400;

/**
 * Deletes proof three years after a consent was withdrawn, the period that the law on commercial messages
 * requires.
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
       WHERE NOT withdrawal.is_given AND withdrawal.recorded_at < now() - interval '3 years'
         AND (old.address, old.purpose, old.channel) = (withdrawal.address, withdrawal.purpose, withdrawal.channel)
         AND old.position <= withdrawal.position`,
    );
  }
}
