import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { RefundDecision } from '../../contract/orders/admin-orders.dto.js';
import { JobOutbox } from '../platform/jobs/job-outbox.js';
import { CloseRefundService } from './close-refund.service.js';
import { OrderPayment } from './order-payment.entity.js';
import { Refund, type RefundStatus } from './refund.entity.js';
import { SEND_REFUNDS_JOB } from './request-refund.service.js';

/** A failed refund is not retried; the studio requests a new one. */
const OPEN_TO: Record<RefundDecision, readonly RefundStatus[]> = {
  by_hand: ['unclear', 'failed'],
  try_again: ['unclear'],
};
/** What was not paid by card is handed back by a person. */
const OPEN_TO_WITHOUT_CARD: Record<RefundDecision, readonly RefundStatus[]> = {
  by_hand: ['requested'],
  try_again: [],
};

/**
 * Applies what a person reports of a refund: that it was handed back, or what iyzico's panel says of one that iyzico has
 * not confirmed.
 */
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
    const refund = await manager.findOneBy(Refund, { id: refundId });
    if (!refund) throw new AppError('refund_not_open');
    const { method } = await manager.findOneByOrFail(OrderPayment, { id: refund.paymentId });
    const openTo = method === 'card' ? OPEN_TO : OPEN_TO_WITHOUT_CARD;
    const isByShop = method === 'credit' || refund.creditId !== null;
    if (isByShop || !openTo[decision].includes(refund.status)) throw new AppError('refund_not_open');
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
