import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { OrderPayment } from './order-payment.entity.js';
import { PaymentAttempt } from './payment-attempt.entity.js';
import { PaymentShare } from './payment-share.entity.js';
import { Refund } from './refund.entity.js';

/** A part of an order's money by line, with its refunds. */
export interface PaymentPart {
  readonly payment: OrderPayment;
  /** The charge at iyzico; null for money that was taken by hand. */
  readonly attempt: PaymentAttempt | null;
  readonly isReversed: boolean;
  /** None when the part was reversed, or is a charge that the shop does not keep. */
  readonly shares: readonly PaymentShare[];
  /** The oldest first. */
  readonly refunds: readonly Refund[];
  /** What has not gone back and is not on its way, in kuruş. */
  readonly refundableKurus: number;
}

/** What an order received, and what of it went back. */
export interface OrderMoney {
  /** The oldest first, without reversals. */
  readonly parts: readonly PaymentPart[];
  readonly refundableKurus: number;
}

/**
 * What a line received and what of it was requested to go back, in kuruş. What a correction gave back counts as neither,
 * because the line costs less since then.
 */
export interface LineMoney {
  readonly paidKurus: number;
  readonly refundRequestedKurus: number;
}

export function moneyOfLine({ parts }: OrderMoney, lineId: string): LineMoney {
  const shares = parts.flatMap((part) => part.shares.filter(({ orderLineId }) => orderLineId === lineId));
  const corrected = parts
    .flatMap(({ refunds }) => refunds)
    .filter(({ orderLineId, reason }) => orderLineId === lineId && reason === 'corrected')
    .filter(({ status }) => status !== 'failed');
  const correctedKurus = sumOf(corrected.map(({ amountKurus }) => amountKurus));
  return {
    paidKurus: sumOf(shares.map(({ paidKurus }) => paidKurus)) - correctedKurus,
    refundRequestedKurus: sumOf(shares.map((share) => share.refundRequestedKurus)) - correctedKurus,
  };
}

/** What of the refunds stayed with the studio, as a new credit or back in the one that had paid, in kuruş. */
export function creditedKurus({ parts }: OrderMoney): number {
  return sumOf(
    parts
      .flatMap(({ payment, refunds }) =>
        refunds.filter(({ creditId }) => creditId !== null || payment.method === 'credit'),
      )
      .filter(({ status }) => status === 'done')
      .map(({ amountKurus }) => amountKurus),
  );
}

/** What was requested to go back of the money that counts and has not arrived yet, in kuruş. */
export function pendingRefundKurus({ parts }: OrderMoney): number {
  return sumOf(
    parts
      .filter(({ payment }) => payment.isCounted)
      .flatMap(({ refunds }) => refunds)
      .filter(({ status }) => status === 'requested' || status === 'unclear')
      .map(({ amountKurus }) => amountKurus),
  );
}

export function remainingOf({ paidKurus, refundRequestedKurus }: LineMoney): number {
  return paidKurus - refundRequestedKurus;
}

@Injectable()
export class OrderMoneyService {
  async ofOrder(manager: EntityManager, orderId: string): Promise<OrderMoney> {
    const payments = await manager.find(OrderPayment, {
      where: { orderId },
      order: { recordedAt: 'ASC', id: 'ASC' },
    });
    const ids = In(payments.map(({ id }) => id));
    const attempts = await manager.findBy(PaymentAttempt, { orderId });
    const shares = await manager.find(PaymentShare, {
      where: { paymentId: ids },
      order: { orderLineId: 'ASC' },
    });
    const refunds = await manager.find(Refund, { where: { paymentId: ids }, order: { createdAt: 'ASC' } });
    const parts = payments
      .filter(({ reversesId }) => reversesId === null)
      .map((payment): PaymentPart => {
        const own = shares.filter(({ paymentId }) => paymentId === payment.id);
        return {
          payment,
          attempt: attempts.find(({ id }) => id === payment.attemptId) ?? null,
          isReversed: payments.some(({ reversesId }) => reversesId === payment.id),
          shares: own,
          refunds: refunds.filter(({ paymentId }) => paymentId === payment.id),
          refundableKurus: sumOf(own.map(remainingOf)),
        };
      });
    return { parts, refundableKurus: sumOf(parts.map(({ refundableKurus }) => refundableKurus)) };
  }
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
