import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CannotFulfilError, FulfilOrderService } from '../orders/fulfil-order.service.js';
import type { PaymentReceipt } from '../orders/inventory/paid-seats.js';
import type { Order } from '../orders/order.entity.js';
import { OrderQueriesService } from '../orders/order-queries.service.js';
import { Log } from '../platform/logging/log.js';
import type { Refusal } from './iyzico/card-refusals.js';
import type { ProviderPayment } from './iyzico/iyzico.types.js';
import {
  type AttemptStatus,
  OPEN_ATTEMPT_STATUSES,
  PaymentAttempt,
  UNCHARGED_STATUSES,
} from './payment-attempt.entity.js';
import { PaymentAttemptsService } from './payment-attempts.service.js';
import { RecordPaymentService } from './record-payment.service.js';
import type { RefundReason } from './refund.entity.js';
import { RequestRefundService } from './request-refund.service.js';

interface EndedAttempt {
  readonly id: string;
  readonly from: readonly AttemptStatus[];
}

/** A payment may also arrive for an attempt that was given up meanwhile. */
const MAY_BECOME_PAID = [...OPEN_ATTEMPT_STATUSES, 'failed', 'expired'] as const;

/**
 * Ends payment attempts, for bank returns, webhooks and the sweeper alike. The second caller finds the
 * attempt ended and changes nothing. Attempt, order, stock, mails and refunds change in one transaction.
 */
@Injectable()
export class ClosePaymentService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: PaymentAttemptsService,
    private readonly money: RecordPaymentService,
    private readonly fulfilment: FulfilOrderService,
    private readonly refunds: RequestRefundService,
    private readonly orders: OrderQueriesService,
    private readonly log: Log,
  ) {}

  /** Fulfils the order of a payment, or refunds it when that is no longer possible or the order is paid already. */
  async complete(attempt: PaymentAttempt, payment: ProviderPayment): Promise<void> {
    try {
      await this.dataSource.transaction(async (manager) => {
        if (!(await this.recordPayment(manager, attempt, payment))) return;
        const order = await this.orders.locked(manager, attempt.orderId);
        if (!(await this.isOwed(manager, order, { attempt, payment }))) {
          await this.giveBack(manager, attempt, payment, 'overpaid');
          return;
        }
        const isEnded = order.status === 'cancelled';
        // A part revives nothing: what was paid before it has gone back.
        if (isEnded && payment.paidPriceKurus < order.totalKurus) throw new CannotFulfilError(order.id);
        await this.money.ofCharge(manager, attempt, payment);
        if (attempt.paymentLinkId !== null && !isEnded && order.status !== 'pending') {
          await this.fulfilment.paymentReceived(manager, order.id, {
            paymentId: attempt.id,
            amountKurus: payment.paidPriceKurus,
          });
        } else await this.fulfilment.confirmPaid(manager, order.id, receiptOf(payment));
      });
    } catch (error) {
      if (!(error instanceof CannotFulfilError)) throw error;
      await this.cancelAndGiveBack(attempt, payment, 'unfulfillable');
    }
  }

  /** Refunds a charge that differs from what was agreed. */
  async rejectMismatch(attempt: PaymentAttempt, payment: ProviderPayment): Promise<void> {
    await this.cancelAndGiveBack(attempt, payment, 'mismatch');
  }

  /**
   * Ends an attempt without a charge. `from`: the only statuses in which it applies; in any other nothing
   * happens.
   */
  async refuse(attempt: EndedAttempt, refusal: Refusal): Promise<void> {
    await this.dataSource.transaction((manager) =>
      this.endUncharged(manager, attempt, {
        to: 'failed',
        refusalCode: refusal.code,
        refusalMessage: refusal.message,
      }),
    );
  }

  async expire(attempt: EndedAttempt): Promise<void> {
    await this.dataSource.transaction((manager) => this.endUncharged(manager, attempt, { to: 'expired' }));
  }

  /**
   * Ends an attempt and its order because the buyer wants something else; the caller releases the hold.
   * False, without effect, for an attempt that is being charged or has ended.
   */
  async abandon(manager: EntityManager, attempt: Pick<PaymentAttempt, 'id' | 'orderId'>): Promise<boolean> {
    const isEnded = await this.attempts.end(manager, attempt.id, { from: UNCHARGED_STATUSES, to: 'expired' });
    if (isEnded) {
      await this.money.releaseCredits(manager, attempt.orderId);
      await this.fulfilment.cancelKeepingHold(manager, attempt.orderId);
    }
    return isEnded;
  }

  /**
   * Ends the order's open attempts, so that a buyer who is still at the bank is not charged. False while a
   * charge is under way.
   */
  async abandonOpen(manager: EntityManager, orderId: string): Promise<boolean> {
    const attempt = await this.attempts.findLatestOfOrder(manager, orderId);
    if (!attempt || !OPEN_ATTEMPT_STATUSES.some((status) => status === attempt.status)) return true;
    return this.attempts.end(manager, attempt.id, { from: UNCHARGED_STATUSES, to: 'expired' });
  }

  /** Cash may have been noted after the payer of a link went to the bank, so its lines may owe less than their shares. */
  private async isOwed(
    manager: EntityManager,
    order: Order,
    { attempt, payment }: { readonly attempt: PaymentAttempt; readonly payment: ProviderPayment },
  ): Promise<boolean> {
    if (order.openKurus < payment.paidPriceKurus) return false;
    return attempt.paymentLinkId === null || this.money.fits(manager, order.id, payment);
  }

  private async endUncharged(
    manager: EntityManager,
    { id, from }: EndedAttempt,
    change: { to: 'failed' | 'expired'; refusalCode?: string; refusalMessage?: string },
  ): Promise<void> {
    if (!(await this.attempts.end(manager, id, { from, ...change }))) return;
    const { orderId, paymentLinkId } = await manager.findOneByOrFail(PaymentAttempt, { id });
    if (paymentLinkId !== null) return;
    await this.money.releaseCredits(manager, orderId);
    await this.fulfilment.cancelUncharged(manager, orderId);
  }

  private async cancelAndGiveBack(
    attempt: PaymentAttempt,
    payment: ProviderPayment,
    reason: 'unfulfillable' | 'mismatch',
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.recordPayment(manager, attempt, payment))) return;
      await this.giveBack(manager, attempt, payment, reason);
      await this.money.releaseCredits(manager, attempt.orderId);
      await this.fulfilment.cancelUnfulfillable(manager, attempt.orderId);
    });
  }

  private async giveBack(
    manager: EntityManager,
    attempt: PaymentAttempt,
    ...[payment, reason]: [ProviderPayment, RefundReason]
  ): Promise<void> {
    this.log.error('Money arrived that cannot be kept and goes back.', { attemptId: attempt.id, reason });
    const { status } = await this.orders.locked(manager, attempt.orderId);
    const { id: paymentId, amountKurus } = await this.money.ofChargeToReturn(manager, attempt, {
      amountKurus: payment.paidPriceKurus,
      isCounted: status === 'pending' || status === 'cancelled',
    });
    await this.refunds.requestWhole(manager, { paymentId, amountKurus, reason });
  }

  /** The payments of the order are locked first, as everywhere. */
  private async recordPayment(
    manager: EntityManager,
    attempt: PaymentAttempt,
    payment: ProviderPayment,
  ): Promise<boolean> {
    await this.attempts.lockOfOrder(manager, attempt.orderId);
    return this.attempts.end(manager, attempt.id, {
      from: MAY_BECOME_PAID,
      to: 'paid',
      providerPaymentId: payment.providerPaymentId,
      cardBin: payment.cardBin,
      cardLastFour: payment.cardLastFour,
      cardAssociation: payment.cardAssociation,
      cardFamily: payment.cardFamily,
      authCode: payment.authCode,
      hostReference: payment.hostReference,
    });
  }
}

function receiptOf({ providerPaymentId, items }: ProviderPayment): PaymentReceipt {
  return {
    method: 'iyzico',
    paymentId: providerPaymentId,
    transactionIds: new Map(items.map((item) => [item.itemId, item.paymentTransactionId])),
  };
}
