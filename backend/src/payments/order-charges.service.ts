import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { Order } from '../orders/order.entity.js';
import { PaymentAttempt } from './payment-attempt.entity.js';
import { PaymentItem } from './payment-item.entity.js';
import { Refund } from './refund.entity.js';

/** The charge of an order by line, with its refunds. */
export interface OrderCharge {
  readonly attempt: PaymentAttempt;
  readonly items: readonly PaymentItem[];
  /** The oldest first. */
  readonly refunds: readonly Refund[];
  /** The part that has not gone back and is not on its way, in kuruş. */
  readonly refundableKurus: number;
}

/** The part that was requested to go back and has not arrived yet, in kuruş. */
export function pendingRefundKurus(
  { refundedKurus }: Pick<Order, 'refundedKurus'>,
  charge: OrderCharge | null,
): number {
  const requested =
    charge?.items.reduce((sum, { refundRequestedKurus }) => sum + refundRequestedKurus, 0) ?? 0;
  return Math.max(0, requested - refundedKurus);
}

@Injectable()
export class OrderChargesService {
  /** Null when nothing was charged. */
  async ofOrder(manager: EntityManager, orderId: string): Promise<OrderCharge | null> {
    const attempt = await manager.findOne(PaymentAttempt, {
      where: { orderId, status: In(['paid', 'refunded']) },
      order: { createdAt: 'DESC' },
    });
    if (!attempt) return null;
    const { id: attemptId } = attempt;
    const items = await manager.findBy(PaymentItem, { attemptId });
    const refunds = await manager.find(Refund, { where: { attemptId }, order: { createdAt: 'ASC' } });
    const refundableKurus =
      attempt.status === 'paid'
        ? items.reduce(
            (sum, { paidKurus, refundRequestedKurus }) => sum + paidKurus - refundRequestedKurus,
            0,
          )
        : 0;
    return { attempt, items, refunds, refundableKurus };
  }
}
