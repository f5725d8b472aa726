import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { BulkOrderDto } from '../../../contract/orders/bulk-orders/bulk-order.dto.js';
import { offerDueAt } from '../../../contract/orders/bulk-orders/bulk-order.js';
import { formatDateTime } from '../../../contract/common/dates.js';
import { formatLongDay } from '../../../contract/common/long-day.js';
import { MailOutbox } from '../../notifications/mail/mail-outbox.js';
import { NotifyStudioService } from '../../notifications/studio/notify-studio.service.js';
import { Clock } from '../../platform/clock.js';
import { linesOf } from '../../platform/text/lines-of.js';
import { takeDailyQuota } from '../../request-limits/take-daily-quota.js';
import { deleteOld } from '../../platform/database/delete-old.js';
import { deleteByEmail, findByEmail } from '../../platform/database/rows-of-email.js';
import { BulkOrderRequest } from './bulk-order-request.entity.js';

@Injectable()
export class BulkOrdersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailOutbox,
    private readonly studio: NotifyStudioService,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a request, mails visitor and studio, and returns the time until which the offer is promised. Throws
   * too_many_bulk_orders.
   */
  async ask({ name, email, phone, message }: BulkOrderDto): Promise<Date> {
    const createdAt = this.clock.now();
    const dueAt = offerDueAt(createdAt);
    await this.dataSource.transaction(async (manager) => {
      await takeDailyQuota(manager, { requests: BulkOrderRequest, email, refusal: 'too_many_bulk_orders' });
      const request = { name, email, phone, message, createdAt, dueAt };
      await this.tell(manager, await manager.save(manager.create(BulkOrderRequest, request)));
    });
    return dueAt;
  }

  /** The requests sent with this address. Call it only for a verified address. */
  async requestsOf(email: string): Promise<BulkOrderRequest[]> {
    return findByEmail(this.dataSource.manager, BulkOrderRequest, email);
  }

  /** Removes the requests and returns their ids. Call it only for a verified address. */
  async erase(manager: EntityManager, email: string): Promise<string[]> {
    return deleteByEmail(manager, BulkOrderRequest, email);
  }

  /** Removes requests that were answered long ago, and those that nobody ever answered; returns their ids. */
  async eraseOld(manager: EntityManager, now: Date): Promise<string[]> {
    return deleteOld(manager, BulkOrderRequest, {
      settledAt: 'coalesce(offer_sent_at, answered_at, created_at)',
      kind: 'requests',
      now,
    });
  }

  private async tell(
    manager: EntityManager,
    { id, name, email, phone, message, dueAt }: BulkOrderRequest,
  ): Promise<void> {
    const offerBy = formatDateTime(dueAt);
    await this.mails.queue(manager, {
      dedupeKey: `bulk-order-received:${id}`,
      template: 'bulk-order-received',
      recipient: email,
      payload: { offerDay: formatLongDay(dueAt) },
    });
    await this.mails.queueForStudio(manager, {
      dedupeKey: `bulk-order-notice:${id}`,
      about: 'bulkOrders',
      template: 'bulk-order-notice',
      payload: { offerBy, name, email, phone, message: linesOf(message) },
    });
    // Removed together with the request when its sender's data is deleted.
    await this.studio.add(manager, {
      type: 'system',
      dedupeKey: `bulk-order:${id}`,
      title: 'Yeni toplu sipariş talebi',
      message: `${name} teklifinizi bekliyor. Söz verilen son zaman: ${offerBy}.`,
      about: { kind: 'bulk_order', id },
    });
  }
}
