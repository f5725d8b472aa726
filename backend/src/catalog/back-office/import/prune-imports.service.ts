import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock.js';
import { JobRegistry } from '../../../platform/jobs/job-registry.js';

const HOUR_SECONDS = 3_600;
const DAY_MS = 24 * HOUR_SECONDS * 1_000;
/** Drafts are kept for two days, and finished imports as long as they may be undone. */
const DRAFT_DAYS = 2;
const FINISHED_DAYS = 30;

/** Deletes old imports. The products stay. */
@Injectable()
export class PruneImportsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registry: JobRegistry,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.registry.schedule({
      name: 'product-imports.prune',
      everySeconds: HOUR_SECONDS,
      run: () => this.prune(),
    });
  }

  async prune(): Promise<void> {
    const before = (days: number) => new Date(this.clock.now().getTime() - days * DAY_MS);
    await this.dataSource.query(
      `DELETE FROM product_import
       WHERE (status = 'draft' AND created_at < $1) OR (status NOT IN ('running', 'undoing') AND created_at < $2)`,
      [before(DRAFT_DAYS), before(FINISHED_DAYS)],
    );
  }
}
