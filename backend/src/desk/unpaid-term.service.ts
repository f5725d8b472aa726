import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { Clock } from '../platform/clock.js';
import { Settings } from '../platform/config/settings.js';
import { JobRegistry } from '../platform/jobs/job-registry.js';
import { Log } from '../platform/logging/log.js';
import { FreeUnpaidSeatsService } from './free-unpaid-seats.service.js';

const BATCH = 50;

/** Frees seats that were written down and not paid in time, and says so to their guests. */
@Injectable()
export class UnpaidTermService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRegistry,
    private readonly seats: FreeUnpaidSeatsService,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({
      name: 'desk.free-unpaid',
      everySeconds: this.settings.SWEEP_SECONDS,
      run: () => this.sweep(),
    });
  }

  async sweep(): Promise<void> {
    const due = await this.dataSource.query<{ id: string; version: number }[]>(
      `SELECT id, version FROM "order" WHERE pay_by <= $1 AND status = 'confirmed' AND payment_status = 'unpaid'
       ORDER BY pay_by LIMIT $2`,
      [this.clock.now(), BATCH],
    );
    for (const { id, version } of due) await this.free(id, version);
  }

  /** A failure is logged and tried again, so that one order does not keep the others. */
  private async free(orderId: string, version: number): Promise<void> {
    try {
      await this.seats.free({ orderId, version });
    } catch (cause) {
      if (isOfTheMoment(cause)) return;
      this.log.error('Unpaid seats could not be freed; it will be tried again.', { orderId, cause });
    }
  }
}

/** A payment has just come in. */
function isOfTheMoment(cause: unknown): boolean {
  return cause instanceof AppError && cause.code === 'changed_meanwhile';
}
