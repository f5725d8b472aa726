import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { FulfilOrderService } from '../orders/fulfil-order.service.js';
import { Clock } from '../platform/clock.js';
import { JobOutbox } from '../platform/jobs/job-outbox.js';
import { Log } from '../platform/logging/log.js';
import { IyzicoGateway } from './iyzico/iyzico-gateway.service.js';
import { PaymentAttempt } from './payment-attempt.entity.js';
import { PaymentAttempts } from './payment-attempts.service.js';
import { Refund } from './refund.entity.js';

export const RETURN_MONEY_JOB = 'payments.return-money';
const LEASE_SECONDS = 60;
const MAX_TRIES = 20;

/** Sends a whole payment back: cancelled at the bank on the same day, refunded later. Asked until iyzico says done. */
@Injectable()
export class ReturnMoneyService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(IyzicoGateway) private readonly iyzico: IyzicoGateway,
    @Inject(PaymentAttempts) private readonly attempts: PaymentAttempts,
    @Inject(FulfilOrderService) private readonly fulfilment: FulfilOrderService,
    @Inject(JobOutbox) private readonly jobs: JobOutbox,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
  ) {}

  async request(
    manager: EntityManager,
    refund: { attemptId: string; amountKurus: number; reason: Refund['reason'] },
  ): Promise<void> {
    await manager.insert(Refund, refund);
    await this.jobs.add(manager, { name: RETURN_MONEY_JOB, payload: {} });
  }

  /** Works through the refunds that are due; a refund is tried by one process at a time. */
  async returnDue(): Promise<void> {
    for (let refund = await this.claimDue(); refund; refund = await this.claimDue()) {
      await this.tryToReturn(refund);
    }
  }

  /** One payment that cannot be returned must not keep the others waiting: it is tried again after its lease. */
  private async tryToReturn(refund: Refund): Promise<void> {
    try {
      await this.returnOne(refund);
    } catch (cause) {
      this.log.error('A payment could not be returned; it will be tried again.', {
        refundId: refund.id,
        cause,
      });
    }
  }

  private async returnOne(refund: Refund): Promise<void> {
    const attempt = await this.dataSource.manager.findOneByOrFail(PaymentAttempt, { id: refund.attemptId });
    const isDone = await this.isReturned(attempt, refund);
    if (isDone) await this.recordReturned(attempt, refund);
    else await this.recordFailure(attempt, refund);
  }

  private async isReturned(attempt: PaymentAttempt, refund: Refund): Promise<boolean> {
    const payment = {
      providerPaymentId: attempt.providerPaymentId ?? '',
      conversationId: attempt.conversationId,
    };
    // A try before this one may have gone through without an answer: refunds are not idempotent at iyzico.
    if (refund.tries > 1 && (await this.iyzico.findReversal(payment)) === 'whole') return true;
    const cancelled = await this.iyzico.cancel(payment);
    if (cancelled.outcome === 'done') return true;
    // 'Already' may also mean that another try is still running: only the record of the payment counts.
    if (cancelled.outcome !== 'refused') return (await this.iyzico.findReversal(payment)) === 'whole';
    return (await this.iyzico.refund({ ...payment, amountKurus: refund.amountKurus })).outcome === 'done';
  }

  private async recordReturned(attempt: PaymentAttempt, refund: Refund): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(
        Refund,
        { id: refund.id, status: 'requested' },
        { status: 'done', doneAt: this.clock.now() },
      );
      if (affected !== 1) return;
      await this.attempts.end(manager, attempt.id, { from: ['paid'], to: 'refunded' });
      await this.fulfilment.markReturned(manager, attempt.orderId, {
        returnedKurus: refund.amountKurus,
        isCalledOff: refund.reason === 'cancelled',
      });
    });
    this.log.log('Money went back to the buyer.', { refundId: refund.id, attemptId: attempt.id });
  }

  private async recordFailure(attempt: PaymentAttempt, refund: Refund): Promise<void> {
    if (refund.tries < MAX_TRIES) return;
    await this.dataSource.transaction(async (manager) => {
      await manager.update(Refund, { id: refund.id, status: 'requested' }, { status: 'failed' });
      await this.fulfilment.tellReturnFailed(manager, attempt.orderId, refund.amountKurus);
    });
    this.log.error('Money could not be sent back; a person must do it in the panel of iyzico.', {
      refundId: refund.id,
    });
  }

  /** The next try moves on with the claim, longer each time. */
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
        `id IN (SELECT id FROM refund WHERE status = 'requested' AND next_try_at <= :now
         ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED)`,
        { now },
      )
      .returning('id')
      .execute();
    const [claimed] = result.raw as { id: string }[];
    return claimed ? this.dataSource.manager.findOneBy(Refund, { id: claimed.id }) : null;
  }
}
