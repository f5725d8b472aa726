import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { FulfilOrderService } from '../orders/fulfil-order.service.js';
import { Clock } from '../platform/clock.js';
import { Log } from '../platform/logging/log.js';
import { PaymentAttempt } from './payment-attempt.entity.js';
import { PaymentAttempts } from './payment-attempts.service.js';
import { PaymentItem } from './payment-item.entity.js';
import { Refund } from './refund.entity.js';
import { SendRefund } from './send-refund.service.js';

const LEASE_SECONDS = 60;
const MAX_TRIES = 20;

/** Works through the money that is to go back, until iyzico says done or a person has to do it. */
@Injectable()
export class ReturnMoneyService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(SendRefund) private readonly sending: SendRefund,
    @Inject(PaymentAttempts) private readonly attempts: PaymentAttempts,
    @Inject(FulfilOrderService) private readonly fulfilment: FulfilOrderService,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** All refunds that are due; each is tried by one process at a time. */
  async returnDue(): Promise<void> {
    for (let refund = await this.claimDue(); refund; refund = await this.claimDue()) {
      await this.tryToReturn(refund);
    }
  }

  /** One payment that cannot be returned must not keep the others waiting: it is tried again after its lease. */
  private async tryToReturn(refund: Refund): Promise<void> {
    try {
      const attempt = await this.dataSource.manager.findOneByOrFail(PaymentAttempt, { id: refund.attemptId });
      if (await this.sending.send(attempt, refund)) await this.recordReturned(attempt, refund);
      else await this.recordFailure(attempt, refund);
    } catch (cause) {
      this.log.error('A payment could not be returned; it will be tried again.', {
        refundId: refund.id,
        cause,
      });
    }
  }

  private async recordReturned(attempt: PaymentAttempt, refund: Refund): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.close(manager, refund, 'done'))) return;
      const { isWhole, isWholeLine } = await this.howMuchIsBack(manager, refund);
      if (isWhole) await this.attempts.end(manager, attempt.id, { from: ['paid'], to: 'refunded' });
      const { orderId } = attempt;
      const { orderLineId: lineId, amountKurus } = refund;
      await this.fulfilment.markReturned(manager, { orderId, lineId, amountKurus, isWholeLine, isWhole });
      await this.tellWhenTogether(manager, attempt, refund);
    });
    this.log.log('Money went back to the buyer.', { refundId: refund.id, attemptId: attempt.id });
  }

  private async recordFailure(attempt: PaymentAttempt, refund: Refund): Promise<void> {
    if (refund.tries < MAX_TRIES) return;
    const { orderId } = attempt;
    const { id: refundId, attemptId, orderLineId, amountKurus } = refund;
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.close(manager, refund, 'failed'))) return;
      await manager.query(
        `UPDATE payment_item SET returned_kurus = CASE WHEN $2::uuid IS NULL THEN 0 ELSE returned_kurus - $3 END
         WHERE attempt_id = $1 AND order_line_id = coalesce($2::uuid, order_line_id)`,
        [attemptId, orderLineId, amountKurus],
      );
      await this.fulfilment.tellReturnFailed(manager, { orderId, refundId, owedKurus: amountKurus });
      await this.tellWhenTogether(manager, attempt, refund);
    });
    this.log.error('Money could not be sent back; a person must do it in the panel of iyzico.', { refundId });
  }

  private async close(manager: EntityManager, { id }: Refund, status: 'done' | 'failed'): Promise<boolean> {
    const doneAt = status === 'done' ? this.clock.now() : null;
    const { affected } = await manager.update(Refund, { id, status: 'requested' }, { status, doneAt });
    return affected === 1;
  }

  private async howMuchIsBack(manager: EntityManager, { attemptId, orderLineId }: Refund) {
    if (orderLineId === null) return { isWhole: true, isWholeLine: true };
    // Two parts that arrive at once would each miss the other.
    await manager.query('SELECT id FROM payment_attempt WHERE id = $1 FOR NO KEY UPDATE', [attemptId]);
    const isBack = async (which: { attemptId: string; orderLineId?: string }) => {
      const paidKurus = (await manager.sum(PaymentItem, 'paidKurus', which)) ?? 0;
      return ((await manager.sum(Refund, 'amountKurus', { ...which, status: 'done' })) ?? 0) >= paidKurus;
    };
    return { isWhole: await isBack({ attemptId }), isWholeLine: await isBack({ attemptId, orderLineId }) };
  }

  /** What was decided at once is told at once, with the last part of it. */
  private async tellWhenTogether(
    manager: EntityManager,
    { orderId }: PaymentAttempt,
    { id: refundId, attemptId, reason }: Refund,
  ): Promise<void> {
    const [together] = await manager.query<{ returnedKurus: number; isOpen: boolean; lines: string[] }[]>(
      `SELECT coalesce(sum(amount_kurus) FILTER (WHERE status = 'done'), 0)::integer AS "returnedKurus",
         bool_or(status = 'requested') AS "isOpen",
         coalesce(array_agg(order_line_id) FILTER (WHERE status = 'done' AND order_line_id IS NOT NULL), '{}') AS lines
       FROM refund
       WHERE attempt_id = $2 AND reason = $3 AND created_at = (SELECT created_at FROM refund WHERE id = $1)`,
      [refundId, attemptId, reason],
    );
    if (!together || together.isOpen || together.returnedKurus === 0) return;
    const { returnedKurus, lines } = together;
    await this.fulfilment.tellReturned(manager, {
      orderId,
      refundId,
      returnedKurus,
      reason,
      lineId: lines.length === 1 ? (lines[0] ?? null) : null,
    });
  }

  /** The next try moves on with the claim, longer each time. Of one line, one refund goes after the other. */
  private async claimDue(): Promise<Refund | null> {
    const now = this.clock.now();
    const result = await this.dataSource
      .createQueryBuilder()
      .update(Refund)
      .set({
        tries: () => 'tries + 1',
        nextTryAt: () =>
          `:now::timestamptz + make_interval(secs => ${LEASE_SECONDS} * LEAST(power(2, tries), 60))`,
      })
      .where(
        `id IN (SELECT id FROM refund due WHERE status = 'requested' AND next_try_at <= :now
           AND NOT EXISTS (SELECT FROM refund earlier WHERE earlier.status = 'requested'
             AND earlier.attempt_id = due.attempt_id AND earlier.order_line_id = due.order_line_id
             AND (earlier.created_at, earlier.id) < (due.created_at, due.id))
         ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED)`,
        { now },
      )
      .returning('id')
      .execute();
    const [claimed] = result.raw as { id: string }[];
    return claimed ? this.dataSource.manager.findOneBy(Refund, { id: claimed.id }) : null;
  }
}
