import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../platform/clock.js';
import { JobRegistry } from '../platform/jobs/job-registry.js';

const EVERY_SECONDS = 10;

/** Puts versions in force on their day. */
@Injectable()
export class LegalTextsDueService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRegistry,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({
      name: 'legal.put-in-force',
      everySeconds: EVERY_SECONDS,
      run: () => this.putDueInForce(this.dataSource.manager),
    });
  }

  /**
   * Of the versions that are due and were not taken back, the one with the latest day is in force; of those with the same day, the last
   * written. A trigger announces a change to all processes, and nothing is written while nothing changes.
   */
  async putDueInForce(manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO legal_text_in_force (kind, version)
       SELECT due.kind, due.version FROM (
         SELECT DISTINCT ON (kind) kind, version FROM legal_text_version
         WHERE in_force_from <= $1
           AND NOT EXISTS (SELECT FROM legal_text_cancellation cancelled
                           WHERE (cancelled.kind, cancelled.version) = (legal_text_version.kind, legal_text_version.version))
         ORDER BY kind, in_force_from DESC, version DESC
       ) due LEFT JOIN legal_text_in_force until_now USING (kind)
       WHERE until_now.version IS DISTINCT FROM due.version
       ON CONFLICT (kind) DO UPDATE SET version = excluded.version`,
      [this.clock.now()],
    );
  }
}
