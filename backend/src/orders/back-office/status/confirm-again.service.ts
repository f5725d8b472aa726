import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { MailAgainRefusal } from '../../../../contract/messaging/email/record-mails.js';
import { MailsAgainService, type RepeatedMail } from '../../../notifications/mail/mails-again.service.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { OrderMailsService } from '../../order-mails.service.js';
import { OrderQueriesService } from '../../order-queries.service.js';
import type { Order } from '../../order.entity.js';
import { LockedOrdersService } from '../locked-orders.service.js';

/** Sends the confirmation of an order once more, with what stands of it now. */
@Injectable()
export class ConfirmAgainService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly locked: LockedOrdersService,
    private readonly orders: OrderQueriesService,
    private readonly mails: OrderMailsService,
    private readonly again: MailsAgainService,
  ) {}

  /** Throws order_not_found. */
  async refusal(orderId: string): Promise<MailAgainRefusal | null> {
    return confirmationRefusal((await this.orders.getById(this.dataSource.manager, orderId)).order);
  }

  /** Throws order_not_found, mail_not_sendable, too_many_tries. */
  async send(actor: Actor, repeated: RepeatedMail): Promise<void> {
    const { id: orderId, requestKey } = repeated;
    await this.again.count(repeated);
    await this.dataSource.transaction(async (manager: EntityManager) => {
      const order = await this.locked.lock(manager, { orderId, version: null });
      this.again.assertMay(confirmationRefusal(order));
      await this.mails.confirmedAgain(manager, orderId, requestKey);
      const after = { mail: 'order-confirmation' };
      await this.locked.record(manager, actor, { orderId, event: 'mail_sent_again', before: null, after });
    });
  }
}

/** Why an order has no confirmation that could be sent; null when it has one. */
export function confirmationRefusal({
  erasureRequestedAt,
  email,
  status,
  channel,
}: Order): MailAgainRefusal | null {
  if (erasureRequestedAt !== null) return 'person_erased';
  if (channel === 'counter') return 'is_counter_sale';
  if (email === '') return 'no_address';
  if (status === 'pending') return 'not_confirmed';
  return status === 'cancelled' ? 'is_cancelled' : null;
}
