import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EraseBuyersService } from '../../orders/erase-buyers.service.js';
import { Settings } from '../../platform/config/settings.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { Log } from '../../platform/logging/log.js';
import { EraseOrdersService } from './erase-orders.service.js';

const BATCH = 100;

/**
 * Removes the person's data from orders that were not settled when the account was deleted, as soon as they
 * are.
 */
@Injectable()
export class EraseOrdersSweeperService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRegistry,
    private readonly buyers: EraseBuyersService,
    private readonly orders: EraseOrdersService,
    private readonly settings: Settings,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({
      name: 'orders.erase-buyers',
      everySeconds: this.settings.SWEEP_SECONDS,
      run: () => this.sweep(),
    });
  }

  async sweep(): Promise<void> {
    for (const orderId of await this.buyers.due(BATCH)) await this.erase(orderId);
  }

  /** Failures are logged, so that one order does not prevent the others. */
  private async erase(orderId: string): Promise<void> {
    try {
      await this.dataSource.transaction(async (manager) => {
        await this.buyers.lock(manager, orderId);
        await this.orders.erase(manager, [orderId]);
      });
    } catch (cause) {
      this.log.error('The buyer of an order could not be erased.', { orderId, cause });
    }
  }
}
