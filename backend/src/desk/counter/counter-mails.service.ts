import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailOutbox } from '../../notifications/mail/mail-outbox.js';
import { orderMailFacts } from '../../orders/order-mail-facts.js';
import { OrderLinksService } from '../../orders/order-links.service.js';
import { OrderQueriesService } from '../../orders/order-queries.service.js';

/** The mails of counter sales, for buyers who gave an address. */
@Injectable()
export class CounterMailsService {
  constructor(
    private readonly orders: OrderQueriesService,
    private readonly links: OrderLinksService,
    private readonly mails: MailOutbox,
  ) {}

  async sold(manager: EntityManager, orderId: string): Promise<void> {
    await this.queue(manager, orderId, { template: 'counter-receipt', dedupeKey: receiptOf(orderId) });
  }

  /** A receipt that no worker has taken yet is withdrawn, and then there is nothing to correct. */
  async undone(manager: EntityManager, orderId: string): Promise<void> {
    await this.mails.withdraw(manager, receiptOf(orderId));
    const [neverSent] = await this.mails.unknown(manager, [receiptOf(orderId)]);
    if (neverSent !== undefined) return;
    await this.queue(manager, orderId, {
      template: 'counter-undone',
      dedupeKey: `counter-undone:${orderId}`,
    });
  }

  private async queue(
    manager: EntityManager,
    orderId: string,
    mail: { readonly template: 'counter-receipt' | 'counter-undone'; readonly dedupeKey: string },
  ): Promise<void> {
    const whole = await this.orders.getById(manager, orderId);
    const { order } = whole;
    const payload = orderMailFacts(whole, this.links.path(order));
    await this.mails.queue(manager, { ...mail, recipient: order.email, payload });
  }
}

function receiptOf(orderId: string): string {
  return `counter-receipt:${orderId}`;
}
