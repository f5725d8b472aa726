import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { OrderMailsService } from '../orders/order-mails.service.js';
import { RecordRefundService } from '../orders/record-refund.service.js';
import { Clock } from '../platform/clock.js';
import { lockPayments } from './lock-payments.js';
import { OrderPayment } from './order-payment.entity.js';
import { PaymentAttemptsService } from './payment-attempts.service.js';
import { PaymentShare } from './payment-share.entity.js';
import { Refund, type RefundStatus } from './refund.entity.js';
import { refundsOfDecision } from './refunds-of-decision.js';

interface Ending {
  readonly from: RefundStatus;
  readonly isManual: boolean;
}

/**
 * Applies the end of a refund to payment, order and buyer. Runs in a transaction; returns false when the
 * refund had already ended.
 */
@Injectable()
export class CloseRefundService {
  constructor(
    private readonly attempts: PaymentAttemptsService,
    private readonly orders: RecordRefundService,
    private readonly mails: OrderMailsService,
    private readonly clock: Clock,
  ) {}

  async done(manager: EntityManager, refund: Refund, { from, isManual }: Ending): Promise<boolean> {
    const payment = await lockPayment(manager, refund);
    const end = { status: 'done' as const, isManual, doneAt: this.clock.now() };
    if (!(await transition(manager, { id: refund.id, status: from }, end))) return false;
    if (payment.attemptId !== null && (await isBack(manager, payment))) {
      await this.attempts.end(manager, payment.attemptId, { from: ['paid'], to: 'refunded' });
    }
    const { orderId } = payment;
    const { amountKurus } = refund;
    if (payment.isCounted) {
      const returnedLineIds = await linesThatAreBack(manager, orderId);
      await this.orders.record(manager, { orderId, amountKurus, returnedLineIds });
    }
    // When this refund failed, the buyer was told about the other parts of the decision.
    const isByShop = payment.method === 'card' || payment.method === 'credit';
    if (from !== 'failed' && isByShop && refund.creditId === null) {
      await this.tellWhenTogether(manager, payment, refund);
    }
    return true;
  }

  /** Ends a refund for which no money moves: it becomes a credit, or goes back to one. Repeating it does nothing. */
  async byCredit(manager: EntityManager, claimed: Refund): Promise<void> {
    await lockPayment(manager, claimed);
    // The credit may have been paid back in money meanwhile.
    const refund = await manager.findOneByOrFail(Refund, { id: claimed.id });
    if (refund.creditId !== claimed.creditId) return;
    await this.done(manager, refund, { from: 'requested', isManual: false });
  }

  /**
   * Marks a refund as done by the studio, without a mail to the buyer. False when it had ended, or when the
   * money went back in another refund. `refund` is 'unclear', 'failed', or 'requested' for money that was taken by
   * hand.
   */
  async doneByHand(manager: EntityManager, refund: Refund): Promise<boolean> {
    const from = refund.status;
    await lockPayment(manager, refund);
    if (from === 'failed' && !(await reserveAgain(manager, refund))) return false;
    return this.done(manager, refund, { from, isManual: true });
  }

  /** No money went back: the amount can be refunded again. */
  async failed(manager: EntityManager, refund: Refund): Promise<boolean> {
    return this.abandon(manager, refund, 'failed');
  }

  /** The money may have gone back: the amount stays reserved until the studio has looked. */
  async unclear(manager: EntityManager, refund: Refund): Promise<boolean> {
    return this.abandon(manager, refund, 'unclear');
  }

  private async abandon(
    manager: EntityManager,
    refund: Refund,
    status: 'failed' | 'unclear',
  ): Promise<boolean> {
    const payment = await lockPayment(manager, refund);
    const { id: refundId, paymentId, orderLineId, amountKurus: owedKurus } = refund;
    if (!(await transition(manager, { id: refundId, status: 'requested' }, { status }))) return false;
    if (status === 'failed') {
      await manager.query(
        `UPDATE payment_share SET refund_requested_kurus = CASE WHEN $2::uuid IS NULL THEN 0 ELSE refund_requested_kurus - $3 END
         WHERE payment_id = $1 AND order_line_id = coalesce($2::uuid, order_line_id)`,
        [paymentId, orderLineId, owedKurus],
      );
    }
    const { orderId } = payment;
    const isUnclear = status === 'unclear';
    await this.mails.refundFailed(manager, { orderId, refundId, owedKurus, isUnclear });
    await this.tellWhenTogether(manager, payment, refund);
    return true;
  }

  /**
   * Mails the buyer once when the last part of a decision that the shop carries out has ended. Refunds by hand are left
   * out, because the studio informs the buyer itself.
   */
  private async tellWhenTogether(
    manager: EntityManager,
    { orderId }: OrderPayment,
    { id: refundId, reason }: Refund,
  ): Promise<void> {
    const decided = await refundsOfDecision(manager, orderId, { id: refundId, reason });
    const { refundedKurus, creditedKurus, isOpen, lineIds, byLine } = decided;
    if (isOpen || refundedKurus === 0) return;
    const lineId = lineIds.length === 1 ? (lineIds[0] ?? null) : null;
    const money = { refundedKurus, creditedKurus, byLine };
    await this.mails.moneyRefunded(manager, { orderId, refundId, ...money, reason, lineId });
  }
}

async function lockPayment(manager: EntityManager, { paymentId }: Refund): Promise<OrderPayment> {
  const payment = await manager.findOneByOrFail(OrderPayment, { id: paymentId });
  await lockPayments(manager, payment.orderId);
  return payment;
}

/** Reserves the amount again that the failure had freed. False when a later refund has taken it. */
async function reserveAgain(
  manager: EntityManager,
  { paymentId, orderLineId, amountKurus }: Refund,
): Promise<boolean> {
  const [, reserved] = await manager.query<[unknown, number]>(
    `UPDATE payment_share SET refund_requested_kurus = CASE WHEN $2::uuid IS NULL THEN paid_kurus ELSE refund_requested_kurus + $3 END
     WHERE payment_id = $1 AND order_line_id = coalesce($2::uuid, order_line_id)
       AND CASE WHEN $2::uuid IS NULL THEN refund_requested_kurus = 0 ELSE refund_requested_kurus + $3 <= paid_kurus END`,
    [paymentId, orderLineId, amountKurus],
  );
  return reserved === (orderLineId === null ? await manager.countBy(PaymentShare, { paymentId }) : 1);
}

async function transition(
  manager: EntityManager,
  from: Pick<Refund, 'id' | 'status'>,
  to: Partial<Pick<Refund, 'status' | 'isManual' | 'doneAt'>>,
): Promise<boolean> {
  const { affected } = await manager.update(Refund, from, to);
  return affected === 1;
}

async function isBack(
  manager: EntityManager,
  { id: paymentId, amountKurus }: OrderPayment,
): Promise<boolean> {
  const backKurus = await manager.sum(Refund, 'amountKurus', {
    ...{ paymentId, status: 'done' as const, creditId: IsNull() },
  });
  return (backKurus ?? 0) >= amountKurus;
}

/** The lines of which all money has gone back. */
async function linesThatAreBack(manager: EntityManager, orderId: string): Promise<string[]> {
  const lines = await manager.query<{ id: string }[]>(
    `SELECT share.order_line_id AS id FROM payment_share share
     JOIN order_payment payment ON payment.id = share.payment_id
     LEFT JOIN LATERAL (
       SELECT coalesce(sum(CASE WHEN refund.order_line_id IS NULL THEN share.paid_kurus ELSE refund.amount_kurus END), 0) AS kurus
       FROM refund WHERE refund.payment_id = share.payment_id AND refund.status = 'done'
         AND coalesce(refund.order_line_id, share.order_line_id) = share.order_line_id) back ON true
     WHERE payment.order_id = $1
     GROUP BY share.order_line_id HAVING sum(share.paid_kurus) > 0 AND sum(back.kurus) >= sum(share.paid_kurus)`,
    [orderId],
  );
  return lines.map(({ id }) => id);
}
