import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { OrderView, PaymentPhase } from '../../contract/orders/order.views.js';
import type { Order } from '../orders/order.entity.js';
import { bankPagePath } from './bank-paths.js';
import type { PaymentAttempt } from './payment-attempt.entity.js';
import { PaymentAttempts } from './payment-attempts.service.js';
import { Refund } from './refund.entity.js';

/** What an order's payment is doing, for the page of the order. */
@Injectable()
export class PaymentViews {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(PaymentAttempts) private readonly attempts: PaymentAttempts,
  ) {}

  async ofOrder(order: Order): Promise<OrderView['payment']> {
    const { manager } = this.dataSource;
    const attempt = await this.attempts.findLatestOfOrder(manager, order.id);
    if (attempt === null) return freeOrder(order);
    const isCancelled = order.status === 'cancelled';
    const phase = attempt.status === 'paid' && isCancelled ? 'returning' : phaseOf(attempt);
    return {
      phase,
      isCalledOff:
        isCancelled && (await manager.existsBy(Refund, { attemptId: attempt.id, reason: 'cancelled' })),
      message: phase === 'failed' ? attempt.refusalMessage : null,
      cardLastFour: attempt.cardLastFour,
      cardAssociation: attempt.cardAssociation,
      bankUrl: attempt.status === 'awaiting_3ds' ? bankPagePath(attempt.id) : null,
    };
  }
}

/** Nothing was left to pay, so no bank was asked. */
function freeOrder({ status, paymentStatus }: Order): OrderView['payment'] {
  const isCalledOff = status === 'cancelled' && paymentStatus !== 'unpaid';
  const phase = isCalledOff ? 'cancelled' : paymentStatus === 'paid' ? 'paid' : 'expired';
  return { phase, isCalledOff, message: null, cardLastFour: null, cardAssociation: null, bankUrl: null };
}

function phaseOf({ status, isInReview }: PaymentAttempt): PaymentPhase {
  switch (status) {
    case 'created':
    case 'awaiting_3ds':
      return 'awaiting_bank';
    case 'authorising':
      return isInReview ? 'in_review' : 'checking';
    case 'paid':
    case 'failed':
    case 'expired':
    case 'refunded':
      return status;
  }
}
