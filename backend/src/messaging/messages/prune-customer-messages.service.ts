import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock.js';
import { storageInterval } from '../../platform/database/storage-interval.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';

const DAY_SECONDS = 86_400;

/** Deletes what the studio wrote to customers' accounts, once nobody needs it any more. */
@Injectable()
export class PruneCustomerMessagesService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRegistry,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({
      name: 'customer-messages.prune',
      everySeconds: DAY_SECONDS,
      run: () => this.prune(),
    });
  }

  async prune(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM customer_message WHERE created_at < $1::timestamptz - ${storageInterval('customerMessages')}`,
      [this.clock.now()],
    );
  }
}
