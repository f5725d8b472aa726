import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock.js';
import { storageInterval } from '../platform/database/storage-interval.js';
import { JobRegistry } from '../platform/jobs/job-registry.js';

const DAY_SECONDS = 86_400;

/** The beginning of the studio's year in which an order must not lie any more, as the books are kept by years. */
const FIRST_KEPT = `(date_trunc('year', $1::timestamptz AT TIME ZONE 'Europe/Istanbul') - ${storageInterval('orders')})
  AT TIME ZONE 'Europe/Istanbul'`;

/**
 * Ends what the law makes the studio keep of a sale: contracts are deleted, and guests are put down for erasure, which
 * follows as soon as their order is settled. Orders of an account are its own as long as it is open.
 */
@Injectable()
export class PruneOrdersService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRegistry,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({ name: 'orders.prune', everySeconds: DAY_SECONDS, run: () => this.prune() });
  }

  async prune(): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.query(
      `UPDATE "order" SET is_claimable = false, erasure_requested_at = $1, version = version + 1,
         updated_at = clock_timestamp()
       WHERE customer_id IS NULL AND erasure_requested_at IS NULL AND created_at < ${FIRST_KEPT}`,
      [now],
    );
    await this.dataSource.query(`DELETE FROM order_document WHERE accepted_at < ${FIRST_KEPT}`, [now]);
  }
}
