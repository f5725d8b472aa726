import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { JobRegistry } from '../platform/jobs/job-registry.js';

const KEPT_DAYS = 365;
const HOUR_SECONDS = 3_600;

/** Addresses of people are kept no longer than somebody may still ask what happened. */
@Injectable()
export class PruneLogService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(JobRegistry) private readonly jobs: JobRegistry,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({ name: 'log.prune', everySeconds: HOUR_SECONDS, run: () => this.prune() });
  }

  async prune(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM log_entry WHERE created_at < now() - make_interval(days => $1)`,
      [KEPT_DAYS],
    );
  }
}
