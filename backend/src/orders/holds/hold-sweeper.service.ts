import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Settings } from '../../platform/config/settings.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { Log } from '../../platform/logging/log.js';
import { HoldQueriesService } from './hold-queries.service.js';
import { HoldsService } from './holds.service.js';

const BATCH = 100;

/** Releases abandoned holds. Holds of placed orders end with their payment. */
@Injectable()
export class HoldSweeperService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRegistry,
    private readonly queries: HoldQueriesService,
    private readonly holds: HoldsService,
    private readonly settings: Settings,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({
      name: 'holds.sweep',
      everySeconds: this.settings.SWEEP_SECONDS,
      run: () => this.sweep(),
    });
    this.jobs.schedule({ name: 'holds.prune', everySeconds: 3_600, run: () => this.prune() });
  }

  /** Deletes ended holds; the ledgers have all that is needed about their orders. */
  async prune(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM hold WHERE status <> 'active' AND ended_at < now() - interval '30 days'`,
    );
  }

  async sweep(): Promise<void> {
    for (const holdId of await this.queries.findAbandoned(this.dataSource.manager, BATCH)) {
      await this.release(holdId);
    }
  }

  /** Failures are logged, so that one hold does not prevent the release of the others. */
  private async release(holdId: string): Promise<void> {
    try {
      await this.dataSource.transaction((manager) => this.holds.releaseAbandoned(manager, holdId));
    } catch (cause) {
      this.log.error('An abandoned cart could not be released.', { holdId, cause });
    }
  }
}
