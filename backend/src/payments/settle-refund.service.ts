import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { RefundDecision } from '../../contract/orders/admin-orders.dto.js';
import { Clock } from '../platform/clock.js';
import { JobOutbox } from '../platform/jobs/job-outbox.js';
import { CloseRefund } from './close-refund.service.js';
import { Refund } from './refund.entity.js';
import { RETURN_MONEY_JOB } from './request-refund.service.js';

/** A person has looked into iyzico's panel: what that means for a refund whose end nobody knows. */
@Injectable()
export class SettleRefund {
  constructor(
    @Inject(CloseRefund) private readonly closing: CloseRefund,
    @Inject(JobOutbox) private readonly jobs: JobOutbox,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** The caller has locked the order. Throws refund_settled when the refund is not in doubt (any more). */
  async settle(manager: EntityManager, refundId: string, decision: RefundDecision): Promise<Refund> {
    const refund = await manager.findOneBy(Refund, { id: refundId, status: 'unclear' });
    if (!refund) throw new AppError('refund_settled');
    const isSettled =
      decision === 'by_hand'
        ? await this.closing.done(manager, refund, { from: 'unclear', isByHand: true })
        : await this.tryAgain(manager, refund);
    if (!isSettled) throw new AppError('refund_settled');
    return refund;
  }

  /** As a later try, which asks iyzico what is back before it sends anything. */
  private async tryAgain(manager: EntityManager, { id }: Refund): Promise<boolean> {
    const { affected } = await manager.update(
      Refund,
      { id, status: 'unclear' },
      { status: 'requested', tries: 1, nextTryAt: this.clock.now() },
    );
    await this.jobs.add(manager, { name: RETURN_MONEY_JOB, payload: {} });
    return affected === 1;
  }
}
