import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OrderLinksService } from '../orders/order-links.service.js';
import { orderMailFacts } from '../orders/order-mail-facts.js';
import { OrderQueriesService } from '../orders/order-queries.service.js';
import { MailOutbox } from '../notifications/mail/mail-outbox.js';
import type { SalesDocument } from './sales-document.entity.js';

/** Mails documents to their buyers. */
@Injectable()
export class DocumentMailsService {
  constructor(
    private readonly orders: OrderQueriesService,
    private readonly links: OrderLinksService,
    private readonly mails: MailOutbox,
  ) {}

  /** Once for each document, to the address of the order as it is now; none for a buyer who was erased. */
  async documentIssued(manager: EntityManager, document: SalesDocument, pdf: Buffer): Promise<void> {
    const { id, orderId, kind, number, isOfficial, grossKurus } = document;
    const whole = await this.orders.getById(manager, orderId);
    if (await this.orders.isErased(manager, orderId)) return;
    await this.mails.queue(manager, {
      dedupeKey: `document-issued:${id}`,
      template: 'document-issued',
      recipient: whole.order.email,
      payload: {
        ...orderMailFacts(whole, this.links.path(whole.order)),
        document: {
          ...{ kind, number: number ?? '', isOfficial: isOfficial ?? false, grossKurus },
          pdf: pdf.toString('base64'),
        },
      },
    });
  }
}
