import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { studioDate } from '../../contract/common/dates.js';
import { Clock } from '../platform/clock.js';
import { JobRegistry } from '../platform/jobs/job-registry.js';

const SECONDS_BETWEEN_LOOKS = 600;

/**
 * Takes crossed-out prices away on the day after their last one: by then the lower price is what the piece costs. Cached
 * pages have no time limit, so the end of a reduction is a change of the row, which the database announces.
 */
@Injectable()
export class EndReductionsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registry: JobRegistry,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.registry.schedule({
      name: 'prices.end-reductions',
      everySeconds: SECONDS_BETWEEN_LOOKS,
      run: () => this.end(),
    });
  }

  async end(): Promise<void> {
    const today = studioDate(this.clock.now());
    for (const table of ['product', 'workshop_session']) {
      // A statement announces a change also when it finds no row, and every cached page would be rendered again.
      const over = await this.dataSource.query<unknown[]>(
        `SELECT FROM ${table} WHERE prior_price_until < $1 LIMIT 1`,
        [today],
      );
      if (over.length === 0) continue;
      await this.dataSource.query(
        `UPDATE ${table} SET prior_price_kurus = NULL, prior_price_until = NULL WHERE prior_price_until < $1`,
        [today],
      );
    }
  }
}
