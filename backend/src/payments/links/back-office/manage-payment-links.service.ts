import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import { formatTl } from '../../../../contract/common/money.js';
import type {
  MakePaymentLinkDto,
  OrderPaymentLinkDto,
} from '../../../../contract/payments/payment-link.dto.js';
import { actingAdmin } from '../../../activity-log/acting-admin.js';
import { LockedOrdersService } from '../../../orders/back-office/locked-orders.service.js';
import { UnpaidTermsService } from '../../../orders/back-office/money/unpaid-terms.service.js';
import { Clock } from '../../../platform/clock.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { MakePaymentLinkService } from '../make-payment-link.service.js';
import { OpenPaymentLinksService } from './open-payment-links.service.js';

const HOUR_MS = 3_600_000;

/** The studio makes payment links and calls them back. An order has one open link at a time. */
@Injectable()
export class ManagePaymentLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly locked: LockedOrdersService,
    private readonly open: OpenPaymentLinksService,
    private readonly links: MakePaymentLinkService,
    private readonly terms: UnpaidTermsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes a link, which replaces the open one. A payer who is at the bank by that one is not charged. Throws
   * order_not_found, payment_before_order, payment_too_much, unpaid_term_over, payment_running.
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
    const now = this.clock.now();
    const end = new Date(now.getTime() + hours * HOUR_MS);
    const expiresAt = await this.terms.agree(manager, order, { now, end });
    const createdBy = (await actingAdmin(manager, actor)).email;
    await this.links.make(manager, { orderId, amountKurus, expiresAt, createdBy });
    const after = { amountKurus, expiresAt: expiresAt.toISOString() };
    await this.locked.record(manager, actor, { orderId, event: 'payment_link_made', before: null, after });
  }

  /** Throws order_not_found, payment_link_not_found, payment_link_closed, payment_running. */
  async cancel(actor: Actor, requested: OrderPaymentLinkDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const link = await this.open.lock(manager, requested);
      await this.links.end(manager, link);
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
}
