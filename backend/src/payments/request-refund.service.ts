import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { formatTl } from '../../contract/common/money.js';
import { JobOutbox } from '../platform/jobs/job-outbox.js';
import { type OrderCharge, OrderCharges } from './order-charges.service.js';
import { PaymentItem } from './payment-item.entity.js';
import { Refund, type RefundReason } from './refund.entity.js';

export const RETURN_MONEY_JOB = 'payments.return-money';

interface LineRefund {
  readonly orderId: string;
  readonly lineId: string;
  readonly amountKurus: number;
  readonly reason: RefundReason;
}

/**
 * Decides what goes back; it is sent once the caller's transaction, which has locked the order, is through. Each
 * kuruş is reserved on the line that it was charged for, and the database never lets more of it go than was charged.
 */
@Injectable()
export class RequestRefund {
  constructor(
    @Inject(OrderCharges) private readonly charges: OrderCharges,
    @Inject(JobOutbox) private readonly jobs: JobOutbox,
  ) {}

  /** A part of a line's charge, or all of it. Throws nothing_to_refund, refund_too_much. */
  async ofLine(manager: EntityManager, { orderId, lineId, amountKurus, reason }: LineRefund): Promise<void> {
    const charge = await this.getOpenCharge(manager, orderId);
    const item = charge.items.find(({ orderLineId }) => orderLineId === lineId);
    if (!item) throw new AppError('nothing_to_refund');
    if (!(await reserve(manager, item, amountKurus))) throw tooMuch(restOf(item));
    await this.add(manager, { attemptId: charge.attempt.id, orderLineId: lineId, amountKurus, reason });
  }

  /** What is left of a line's charge. Answers how much that is; 0 when there is nothing. */
  async ofLineRest(
    manager: EntityManager,
    { orderId, lineId, reason }: Omit<LineRefund, 'amountKurus'>,
  ): Promise<number> {
    const charge = await this.charges.ofOrder(manager, orderId);
    const item = charge?.items.find(({ orderLineId }) => orderLineId === lineId);
    const amountKurus = item && charge?.attempt.status === 'paid' ? restOf(item) : 0;
    if (amountKurus > 0) await this.ofLine(manager, { orderId, lineId, amountKurus, reason });
    return amountKurus;
  }

  /** All that is left of the charge. Answers how much that is; 0 when there is nothing. */
  async ofRest(manager: EntityManager, orderId: string, reason: RefundReason): Promise<number> {
    const charge = await this.charges.ofOrder(manager, orderId);
    if (!charge || charge.refundableKurus === 0) return 0;
    if (charge.items.every(({ returnedKurus }) => returnedKurus === 0)) {
      const { id: attemptId, amountKurus } = charge.attempt;
      await this.ofWhole(manager, { attemptId, amountKurus, reason });
      return amountKurus;
    }
    for (const { orderLineId: lineId } of charge.items) {
      await this.ofLineRest(manager, { orderId, lineId, reason });
    }
    return charge.refundableKurus;
  }

  /** The whole charge, of which nothing has gone back yet. */
  async ofWhole(
    manager: EntityManager,
    refund: Pick<Refund, 'attemptId' | 'amountKurus' | 'reason'>,
  ): Promise<void> {
    const { attemptId } = refund;
    await manager.update(PaymentItem, { attemptId }, { returnedKurus: () => 'paid_kurus' });
    await this.add(manager, { ...refund, orderLineId: null });
  }

  private async getOpenCharge(manager: EntityManager, orderId: string): Promise<OrderCharge> {
    const charge = await this.charges.ofOrder(manager, orderId);
    if (charge?.attempt.status !== 'paid') throw new AppError('nothing_to_refund');
    return charge;
  }

  private async add(
    manager: EntityManager,
    refund: Pick<Refund, 'attemptId' | 'orderLineId' | 'amountKurus' | 'reason'>,
  ): Promise<void> {
    await manager.insert(Refund, refund);
    await this.jobs.add(manager, { name: RETURN_MONEY_JOB, payload: {} });
  }
}

/** The one place where the rest of a line's charge gets smaller; false when there is not so much of it. */
async function reserve(
  manager: EntityManager,
  { attemptId, orderLineId }: PaymentItem,
  amountKurus: number,
): Promise<boolean> {
  const [, reserved] = await manager.query<[unknown, number]>(
    `UPDATE payment_item SET returned_kurus = returned_kurus + $3
     WHERE attempt_id = $1 AND order_line_id = $2 AND paid_kurus - returned_kurus >= $3`,
    [attemptId, orderLineId, amountKurus],
  );
  return reserved === 1;
}

function restOf({ paidKurus, returnedKurus }: PaymentItem): number {
  return paidKurus - returnedKurus;
}

function tooMuch(restKurus: number): AppError {
  return new AppError('refund_too_much', { rest: formatTl(restKurus), restKurus });
}
