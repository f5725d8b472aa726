import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import { formatTl } from '../../../../contract/common/money.js';
import type {
  MakePaymentLinkDto,
  OrderPaymentLinkDto,
} from '../../../../contract/payments/payment-link.dto.js';
import { LockedOrdersService } from '../../../orders/back-office/locked-orders.service.js';
import { nameOf } from '../../../orders/back-office/note-payment.service.js';
import { MailsAgainService } from '../../../notifications/mail/mails-again.service.js';
import { OrderMailsService } from '../../../orders/order-mails.service.js';
import { Clock } from '../../../platform/clock.js';
import { newLinkNonce } from '../../../platform/security/link-keys.service.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { ClosePaymentService } from '../../close-payment.service.js';
import { PaymentLink } from '../../payment-link.entity.js';
import { PaymentLinkAddressesService } from '../payment-link-addresses.service.js';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** The studio makes payment links, mails them and calls them back. An order has one open link at a time. */
@Injectable()
export class ManagePaymentLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly locked: LockedOrdersService,
    private readonly charges: ClosePaymentService,
    private readonly addresses: PaymentLinkAddressesService,
    private readonly mails: OrderMailsService,
    private readonly clock: Clock,
    private readonly again: MailsAgainService,
  ) {}

  /**
   * Makes a link, which replaces the open one. A payer who is at the bank by that one is not charged. Throws
   * order_not_found, payment_before_order, payment_too_much, payment_running.
   */
  async make(actor: Actor, requested: MakePaymentLinkDto): Promise<void> {
    await this.dataSource.transaction((manager) => this.makeIn(manager, actor, requested));
  }

  /** The same within the transaction of a caller. */
  async makeIn(
    manager: EntityManager,
    actor: Actor,
    { orderId, amountKurus, hours }: MakePaymentLinkDto,
  ): Promise<void> {
    const order = await this.locked.lock(manager, { orderId, version: null });
    if (order.status === 'pending' || order.status === 'cancelled') {
      throw new AppError('payment_before_order');
    }
    if (amountKurus > order.openKurus) {
      throw new AppError('payment_too_much', {
        open: formatTl(order.openKurus),
        openKurus: order.openKurus,
      });
    }
    const open = await manager.findOneBy(PaymentLink, { orderId, status: 'open' });
    if (open) await this.end(manager, open);
    await manager.insert(PaymentLink, {
      ...{ orderId, amountKurus, linkNonce: newLinkNonce() },
      createdBy: await nameOf(manager, actor),
      createdAt: this.clock.now(),
      expiresAt: new Date(this.clock.now().getTime() + hours * HOUR_MS),
    });
    const after = { amountKurus, hours };
    await this.locked.record(manager, actor, { orderId, event: 'payment_link_made', before: null, after });
  }

  /**
   * Mails the link to the buyer; a request repeated within a minute mails it once. Throws order_not_found,
   * payment_link_not_found, payment_link_closed, too_many_tries.
   */
  async mail(actor: Actor, requested: OrderPaymentLinkDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const link = await this.lockOpen(manager, requested);
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
      await this.locked.record(manager, actor, {
        orderId,
        event: 'payment_link_mailed',
        before: null,
        after,
      });
    });
  }

  /** Throws order_not_found, payment_link_not_found, payment_link_closed, payment_running. */
  async cancel(actor: Actor, requested: OrderPaymentLinkDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const link = await this.lockOpen(manager, requested);
      await this.end(manager, link);
      const { orderId, amountKurus } = link;
      const before = { amountKurus };
      await this.locked.record(manager, actor, {
        orderId,
        event: 'payment_link_cancelled',
        before,
        after: null,
      });
    });
  }

  private async lockOpen(
    manager: EntityManager,
    { orderId, linkId }: OrderPaymentLinkDto,
  ): Promise<PaymentLink> {
    await this.locked.lock(manager, { orderId, version: null });
    const link = await manager.findOneBy(PaymentLink, { id: linkId, orderId });
    if (!link) throw new AppError('payment_link_not_found');
    if (link.status !== 'open') throw new AppError('payment_link_closed');
    return link;
  }

  private async end(manager: EntityManager, { id, orderId }: PaymentLink): Promise<void> {
    if (!(await this.charges.abandonOpen(manager, orderId))) throw new AppError('payment_running');
    await manager.update(PaymentLink, { id }, { status: 'cancelled', endedAt: this.clock.now() });
  }
}

function isJustMailed({ mailedAt }: PaymentLink, now: Date): boolean {
  return mailedAt !== null && now.getTime() - mailedAt.getTime() < MINUTE_MS;
}
