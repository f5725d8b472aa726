import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { RefundDecision } from '../../contract/orders/admin-orders.dto.js';
import { JobOutbox } from '../platform/jobs/job-outbox.js';
import { CloseRefundService } from './close-refund.service.js';
import { Refund, type RefundStatus } from './refund.entity.js';
import { SEND_REFUNDS_JOB } from './request-refund.service.js';

/** A failed refund is not retried; the studio requests a new one. */
const OPEN_TO = {
  by_hand: ['unclear', 'failed'],
  try_again: ['unclear'],
} as const satisfies Record<RefundDecision, readonly RefundStatus[]>;

/** Applies a person's finding in iyzico's panel to a refund that iyzico has not confirmed. */
@Injectable()
export class DecideRefundService {
  constructor(
    private readonly closing: CloseRefundService,
    private readonly jobs: JobOutbox,
  ) {}

  /**
   * The caller has locked the order. Returns the refund before the change. Throws refund_not_open when it is
   * not open to this decision.
   */
  async decide(manager: EntityManager, refundId: string, decision: RefundDecision): Promise<Refund> {
    const refund = await manager.findOneBy(Refund, { id: refundId, status: In([...OPEN_TO[decision]]) });
    if (!refund) throw new AppError('refund_not_open');
    const isApplied =
      decision === 'by_hand'
        ? await this.closing.doneByHand(manager, refund)
        : await this.tryAgain(manager, refund);
    if (!isApplied) throw new AppError('refund_not_open');
    return refund;
  }

  /** Queues the refund as a later try, which asks iyzico what is back before it sends anything. */
  private async tryAgain(manager: EntityManager, { id }: Refund): Promise<boolean> {
    const { affected } = await manager.update(
      Refund,
      { id, status: 'unclear' },
      { status: 'requested', tries: 1, nextTryAt: () => 'now()' },
    );
    await this.jobs.add(manager, { name: SEND_REFUNDS_JOB, payload: {} });
    return affected === 1;
  }
}
