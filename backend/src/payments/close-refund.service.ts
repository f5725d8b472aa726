import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OrderMailsService } from '../orders/order-mails.service.js';
import { RecordRefundService } from '../orders/record-refund.service.js';
import { Clock } from '../platform/clock.js';
import { PaymentAttempt } from './payment-attempt.entity.js';
import { PaymentAttemptsService } from './payment-attempts.service.js';
import { PaymentItem } from './payment-item.entity.js';
import { Refund, type RefundStatus } from './refund.entity.js';

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
    const attempt = await lockAttempt(manager, refund);
    const end = { status: 'done' as const, isManual, doneAt: this.clock.now() };
    if (!(await transition(manager, { id: refund.id, status: from }, end))) return false;
    const { isWhole, isWholeLine } = await howMuchIsBack(manager, refund);
    if (isWhole) await this.attempts.end(manager, attempt.id, { from: ['paid'], to: 'refunded' });
    const { orderId } = attempt;
    const { orderLineId: lineId, amountKurus } = refund;
    await this.orders.record(manager, { orderId, lineId, amountKurus, isWholeLine, isWhole });
    // When this refund failed, the buyer was told about the other parts of the decision.
    if (from !== 'failed') await this.tellWhenTogether(manager, attempt, refund);
    return true;
  }

  /**
   * Marks a refund as done by the studio, without a mail to the buyer. False when it had ended, or when the
   * money went back in another refund. `refund` is 'unclear' or 'failed'.
   */
  async doneByHand(manager: EntityManager, refund: Refund): Promise<boolean> {
    const from = refund.status;
    await lockAttempt(manager, refund);
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
    const attempt = await lockAttempt(manager, refund);
    const { id: refundId, attemptId, orderLineId, amountKurus: owedKurus } = refund;
    if (!(await transition(manager, { id: refundId, status: 'requested' }, { status }))) return false;
    if (status === 'failed') {
      await manager.query(
        `UPDATE payment_item SET refund_requested_kurus = CASE WHEN $2::uuid IS NULL THEN 0 ELSE refund_requested_kurus - $3 END
         WHERE attempt_id = $1 AND order_line_id = coalesce($2::uuid, order_line_id)`,
        [attemptId, orderLineId, owedKurus],
      );
    }
    const { orderId } = attempt;
    const isUnclear = status === 'unclear';
    await this.mails.refundFailed(manager, { orderId, refundId, owedKurus, isUnclear });
    await this.tellWhenTogether(manager, attempt, refund);
    return true;
  }

  /**
   * Mails the buyer once when the last part of a decision has ended. Refunds by hand are left out, because
   * the studio informs the buyer itself.
   */
  private async tellWhenTogether(
    manager: EntityManager,
    { orderId }: PaymentAttempt,
    { id: refundId, attemptId, reason }: Refund,
  ): Promise<void> {
    const [together] = await manager.query<{ refundedKurus: number; isOpen: boolean; lines: string[] }[]>(
      `SELECT coalesce(sum(amount_kurus) FILTER (WHERE status = 'done' AND NOT is_manual), 0)::integer AS "refundedKurus",
         bool_or(status IN ('requested', 'unclear')) AS "isOpen",
         coalesce(array_agg(order_line_id) FILTER (WHERE status = 'done' AND order_line_id IS NOT NULL), '{}') AS lines
       FROM refund
       WHERE attempt_id = $2 AND reason = $3 AND created_at = (SELECT created_at FROM refund WHERE id = $1)`,
      [refundId, attemptId, reason],
    );
    if (!together || together.isOpen || together.refundedKurus === 0) return;
    const { refundedKurus, lines } = together;
    await this.mails.moneyRefunded(manager, {
      orderId,
      refundId,
      refundedKurus,
      reason,
      lineId: lines.length === 1 ? (lines[0] ?? null) : null,
    });
  }
}

/** Two parts that end at the same time would each miss the other without this lock. */
async function lockAttempt(manager: EntityManager, { attemptId }: Refund): Promise<PaymentAttempt> {
  await manager.query('SELECT id FROM payment_attempt WHERE id = $1 FOR NO KEY UPDATE', [attemptId]);
  return manager.findOneByOrFail(PaymentAttempt, { id: attemptId });
}

/** Reserves the amount again that the failure had freed. False when a later refund has taken it. */
async function reserveAgain(
  manager: EntityManager,
  { attemptId, orderLineId, amountKurus }: Refund,
): Promise<boolean> {
  const [, reserved] = await manager.query<[unknown, number]>(
    `UPDATE payment_item SET refund_requested_kurus = CASE WHEN $2::uuid IS NULL THEN paid_kurus ELSE refund_requested_kurus + $3 END
     WHERE attempt_id = $1 AND order_line_id = coalesce($2::uuid, order_line_id)
       AND CASE WHEN $2::uuid IS NULL THEN refund_requested_kurus = 0 ELSE refund_requested_kurus + $3 <= paid_kurus END`,
    [attemptId, orderLineId, amountKurus],
  );
  return reserved === (orderLineId === null ? await manager.countBy(PaymentItem, { attemptId }) : 1);
}

async function transition(
  manager: EntityManager,
  from: Pick<Refund, 'id' | 'status'>,
  to: Partial<Pick<Refund, 'status' | 'isManual' | 'doneAt'>>,
): Promise<boolean> {
  const { affected } = await manager.update(Refund, from, to);
  return affected === 1;
}

async function howMuchIsBack(manager: EntityManager, { attemptId, orderLineId }: Refund) {
  if (orderLineId === null) return { isWhole: true, isWholeLine: true };
  const isBack = async (which: { attemptId: string; orderLineId?: string }) => {
    const paidKurus = (await manager.sum(PaymentItem, 'paidKurus', which)) ?? 0;
    return ((await manager.sum(Refund, 'amountKurus', { ...which, status: 'done' })) ?? 0) >= paidKurus;
  };
  return { isWhole: await isBack({ attemptId }), isWholeLine: await isBack({ attemptId, orderLineId }) };
}
