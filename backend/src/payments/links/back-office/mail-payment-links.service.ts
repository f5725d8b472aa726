import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { OrderPaymentLinkDto } from '../../../../contract/payments/payment-link.dto.js';
import { MailsAgainService } from '../../../notifications/mail/mails-again.service.js';
import { LockedOrdersService } from '../../../orders/back-office/locked-orders.service.js';
import { OrderMailsService } from '../../../orders/order-mails.service.js';
import { Clock } from '../../../platform/clock.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { PaymentLink } from '../../payment-link.entity.js';
import { PaymentLinkAddressesService } from '../payment-link-addresses.service.js';
import { OpenPaymentLinksService } from './open-payment-links.service.js';

const MINUTE_MS = 60_000;

/** The studio mails payment links to buyers. */
@Injectable()
export class MailPaymentLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly locked: LockedOrdersService,
    private readonly open: OpenPaymentLinksService,
    private readonly addresses: PaymentLinkAddressesService,
    private readonly mails: OrderMailsService,
    private readonly clock: Clock,
    private readonly again: MailsAgainService,
  ) {}

  /**
   * Mails the link to the buyer; a request repeated within a minute mails it once. Throws order_not_found,
   * payment_link_not_found, payment_link_closed, too_many_tries.
   */
  async mail(actor: Actor, requested: OrderPaymentLinkDto): Promise<void> {
    await this.dataSource.transaction((manager) => this.mailIn(manager, actor, requested));
  }

  /** The same within the transaction of a caller. */
  async mailIn(manager: EntityManager, actor: Actor, requested: OrderPaymentLinkDto): Promise<void> {
    const link = await this.open.lock(manager, requested);
    const now = this.clock.now();
    if (isJustMailed(link, now)) return;
    const { id, orderId, amountKurus, expiresAt } = link;
    // By the order, because a new link can be made at any time.
    await this.again.count({ id: orderId });
    await this.mails.paymentLink(manager, orderId, {
      ...{ id, amountKurus, expiresAt, mailedAt: now },
      paymentUrl: this.addresses.path(link),
    });
    await manager.update(PaymentLink, { id }, { mailedAt: now });
    const after = { amountKurus };
    await this.locked.record(manager, actor, { orderId, event: 'payment_link_mailed', before: null, after });
  }
}

function isJustMailed({ mailedAt }: PaymentLink, now: Date): boolean {
  return mailedAt !== null && now.getTime() - mailedAt.getTime() < MINUTE_MS;
}
