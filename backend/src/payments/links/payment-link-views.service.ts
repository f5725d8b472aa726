import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { shortId } from '../../../contract/common/short-id.js';
import type { AdminPaymentLink, PaymentLinkView } from '../../../contract/payments/payment-link.views.js';
import type { OrderLine } from '../../orders/order-line.entity.js';
import { OrderQueriesService } from '../../orders/order-queries.service.js';
import { Clock } from '../../platform/clock.js';
import { bankPagePath } from '../bank-paths.js';
import { PaymentAttemptsService } from '../payment-attempts.service.js';
import { PaymentLink } from '../payment-link.entity.js';
import { PaymentLinkAddressesService } from './payment-link-addresses.service.js';
import { paymentLinkState } from './payment-link-state.js';

/** Reads payment links. It changes nothing, because mail scanners open what is in mails. */
@Injectable()
export class PaymentLinkViewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly addresses: PaymentLinkAddressesService,
    private readonly attempts: PaymentAttemptsService,
    private readonly orders: OrderQueriesService,
    private readonly clock: Clock,
  ) {}

  /** Throws payment_link_not_found. */
  async view(linkId: string, accessKey: string): Promise<PaymentLinkView> {
    const { manager } = this.dataSource;
    const link = await this.addresses.find(manager, linkId, accessKey);
    const attempt = await this.attempts.findLatestOf(manager, { paymentLinkId: link.id });
    const { order, lines } = await this.orders.getById(manager, link.orderId);
    const state = paymentLinkState({ link, order, attempt, now: this.clock.now() });
    return {
      state,
      orderShortId: shortId(order.id),
      lines: lines.map(lineText),
      amountKurus: link.amountKurus,
      expiresAt: link.expiresAt.toISOString(),
      bankUrl: state === 'at_bank' && attempt ? bankPagePath(attempt.id) : null,
      refusal: attempt?.status === 'failed' ? attempt.refusalMessage : null,
    };
  }

  /** The latest of the order; null when there was none. Throws order_not_found. */
  async latestOfOrder(
    orderId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<AdminPaymentLink | null> {
    const { order } = await this.orders.getById(manager, orderId);
    const link = await manager.findOne(PaymentLink, { where: { orderId }, order: { createdAt: 'DESC' } });
    if (!link) return null;
    const attempt = await this.attempts.findLatestOf(manager, { paymentLinkId: link.id });
    return {
      id: link.id,
      state: paymentLinkState({ link, order, attempt, now: this.clock.now() }),
      url: this.addresses.url(link),
      amountKurus: link.amountKurus,
      expiresAt: link.expiresAt.toISOString(),
      mailedAt: link.mailedAt?.toISOString() ?? null,
      createdBy: link.createdBy,
      isMailable: order.email !== '',
    };
  }
}

/** Seats at both prices are two lines of one name. */
function lineText({ quantity, name, isStudent }: OrderLine): string {
  return `${quantity} × ${name}${isStudent ? ' (öğrenci)' : ''}`;
}
