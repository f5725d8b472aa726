import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { OFFER_HOURS } from '../../../contract/orders/bulk-orders/bulk-order.js';
import { formatDateTime } from '../../../contract/common/dates.js';
import { NotifyStudioService } from '../../notifications/studio/notify-studio.service.js';
import { Clock } from '../../platform/clock.js';
import { Settings } from '../../platform/config/settings.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';

const BATCH = 100;

interface OverdueRequest {
  readonly id: string;
  readonly name: string;
  readonly dueAt: Date;
}

/** Notifies the studio once about each request whose promised offer has not been sent in time. */
@Injectable()
export class OverdueOffersService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRegistry,
    private readonly studio: NotifyStudioService,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({
      name: 'bulk-orders.tell-overdue',
      everySeconds: this.settings.SWEEP_SECONDS,
      run: () => this.sweep(),
    });
  }

  async sweep(): Promise<void> {
    let claimed = BATCH;
    while (claimed === BATCH) {
      claimed = await this.dataSource.transaction((manager) => this.tellNext(manager));
    }
  }

  private async tellNext(manager: EntityManager): Promise<number> {
    const overdue = await this.claim(manager);
    for (const { id, name, dueAt } of overdue) {
      await this.studio.notify(manager, {
        type: 'system',
        dedupeKey: `bulk-order-overdue:${id}`,
        title: 'Toplu sipariş talebi hâlâ yanıt bekliyor',
        message:
          `${name} adına gelen talebe ${OFFER_HOURS} saat içinde teklif sözü verdik; ` +
          `süre ${formatDateTime(dueAt)} itibarıyla doldu.`,
        about: { kind: 'bulk_order', id },
      });
    }
    return overdue.length;
  }

  /** Claims overdue requests that have not been notified yet; the rule of the contract's `isOverdue`. */
  private async claim(manager: EntityManager): Promise<OverdueRequest[]> {
    const [claimed] = await manager.query<[OverdueRequest[], number]>(
      `UPDATE bulk_order_request SET overdue_told_at = $1
       WHERE id IN (
         SELECT id FROM bulk_order_request WHERE status = 'pending' AND overdue_told_at IS NULL
           AND offer_sent_at IS NULL AND due_at < $1
         ORDER BY due_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
       RETURNING id, name, due_at AS "dueAt"`,
      [this.clock.now()],
    );
    return claimed;
  }
}
