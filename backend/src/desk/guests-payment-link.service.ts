import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { GuestsPaymentLink } from '../../contract/desk/desk.views.js';
import { MOST_LINK_HOURS } from '../../contract/payments/payment-link.dto.js';
import type { Order } from '../orders/order.entity.js';
import { MailPaymentLinksService } from '../payments/links/back-office/mail-payment-links.service.js';
import { ManagePaymentLinksService } from '../payments/links/back-office/manage-payment-links.service.js';
import { PaymentLinkViewsService } from '../payments/links/payment-link-views.service.js';
import type { Actor } from '../platform/sessions/actor.js';
import { TellGuestsService } from './tell-guests.service.js';

/** The payment link of people whom the studio writes down. */
@Injectable()
export class GuestsPaymentLinkService {
  constructor(
    private readonly links: ManagePaymentLinksService,
    private readonly mails: MailPaymentLinksService,
    private readonly views: PaymentLinkViewsService,
    private readonly guests: TellGuestsService,
  ) {}

  /** Makes the link for all that is open, which lasts as long as the seats wait, and sends it if something carries it. */
  async send(manager: EntityManager, actor: Actor, order: Order): Promise<void> {
    const { id: orderId, openKurus, email } = order;
    if (openKurus === 0) return;
    await this.links.makeIn(manager, actor, { orderId, amountKurus: openKurus, hours: MOST_LINK_HOURS });
    const link = await this.views.latestOfOrder(orderId, manager);
    if (link === null) return;
    if (email !== '') await this.mails.mailIn(manager, actor, { orderId, linkId: link.id });
    else await this.guests.paymentLink(manager, order, link);
  }

  /** Null when the order has none. */
  async view(manager: EntityManager, order: Order): Promise<GuestsPaymentLink | null> {
    const link = await this.views.latestOfOrder(order.id, manager);
    if (link === null) return null;
    const { url, amountKurus, expiresAt } = link;
    return { url, amountKurus, expiresAt, way: this.guests.wayTo(order) };
  }
}
