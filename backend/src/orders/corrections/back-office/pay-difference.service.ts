import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import type { DifferenceMethod } from '../../../../contract/orders/corrections/correct-order.dto.js';
import { DEFAULT_LINK_HOURS } from '../../../../contract/payments/payment-link.dto.js';
import { PAYMENT_METHOD_LABELS } from '../../../../contract/payments/payment-method.js';
import { ManagePaymentLinksService } from '../../../payments/links/back-office/manage-payment-links.service.js';
import { PaymentLinkViewsService } from '../../../payments/links/payment-link-views.service.js';
import { OrderMoneyService } from '../../../payments/order-money.service.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { LockedOrdersService } from '../../back-office/locked-orders.service.js';
import { NotePaymentService } from '../../back-office/money/note-payment.service.js';

interface PaidDifference {
  readonly orderId: string;
  readonly method: DifferenceMethod;
  readonly amountKurus: number;
  readonly requestKey: string;
}

/** Notes a difference that was taken at the door, or makes the link by which it is paid. */
@Injectable()
export class PayDifferenceService {
  constructor(
    private readonly locked: LockedOrdersService,
    private readonly notes: NotePaymentService,
    private readonly money: OrderMoneyService,
    private readonly links: ManagePaymentLinksService,
    private readonly linkViews: PaymentLinkViewsService,
  ) {}

  /**
   * An order has one open link at a time, so a new one asks for all that is open. Throws payment_before_order,
   * payment_running.
   */
  async pay(manager: EntityManager, actor: Actor, paid: PaidDifference): Promise<void> {
    const { orderId, method, amountKurus, requestKey } = paid;
    const order = await this.locked.lock(manager, { orderId, version: null });
    const { openKurus } = order;
    // What was paid too much before pays for the difference.
    if (openKurus === 0) return;
    if (method === 'link') {
      await this.links.makeIn(manager, actor, { orderId, amountKurus: openKurus, hours: DEFAULT_LINK_HOURS });
      return;
    }
    await this.notes.noteLocked(manager, actor, {
      ...{ order, method, requestKey, reference: 'Öğrenci farkı' },
      ...{ amountKurus: Math.min(amountKurus, openKurus), seenOpenKurus: openKurus },
    });
  }

  /**
   * Throws student_difference_otherwise when the difference was paid in another way than a repeated request says: its
   * sender would take money that nobody notes, or take it twice.
   */
  async assertPaidBy(manager: EntityManager, paid: Omit<PaidDifference, 'amountKurus'>): Promise<void> {
    const { orderId, method, requestKey } = paid;
    const { parts } = await this.money.ofOrder(manager, orderId);
    const noted = parts.find(({ payment }) => payment.requestKey === requestKey)?.payment.method;
    if (noted === method) return;
    if (noted !== undefined) {
      throw new AppError('student_difference_otherwise', { how: PAYMENT_METHOD_LABELS[noted] });
    }
    const { openKurus } = await this.locked.lock(manager, { orderId, version: null });
    if (method === 'link' || openKurus === 0) return;
    throw new AppError('student_difference_otherwise', { how: 'Ödeme bağlantısı' });
  }

  /** The address of the order's payment link; null when there is none. */
  async urlOf(orderId: string): Promise<string | null> {
    return (await this.linkViews.latestOfOrder(orderId))?.url ?? null;
  }
}
