import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ForgetBuyersService } from '../../orders/forget-buyers.service.js';
import { Settings } from '../../platform/config/settings.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { Log } from '../../platform/logging/log.js';
import { ForgetOrdersService } from './forget-orders.service.js';

const BATCH = 100;

/**
 * Removes the person's data from orders that were not settled when the account was deleted, as soon as they
 * are.
 */
@Injectable()
export class ForgetOrdersSweeperService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRegistry,
    private readonly buyers: ForgetBuyersService,
    private readonly orders: ForgetOrdersService,
    private readonly settings: Settings,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({
      name: 'orders.forget-buyers',
      everySeconds: this.settings.SWEEP_SECONDS,
      run: () => this.sweep(),
    });
  }

  async sweep(): Promise<void> {
    for (const orderId of await this.buyers.due(BATCH)) await this.forget(orderId);
  }

  /** Failures are logged, so that one order does not prevent the others. */
  private async forget(orderId: string): Promise<void> {
    try {
      await this.dataSource.transaction(async (manager) => {
        await this.buyers.lock(manager, orderId);
        await this.orders.forget(manager, [orderId]);
      });
    } catch (cause) {
      this.log.error('The buyer of an order could not be forgotten.', { orderId, cause });
    }
  }
}
