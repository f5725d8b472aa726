import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { OrderView, PaymentPhase } from '../../contract/orders/order.views.js';
import type { Order } from '../orders/order.entity.js';
import { bankPagePath } from './bank-paths.js';
import type { PaymentAttempt } from './payment-attempt.entity.js';
import { PaymentAttemptsService } from './payment-attempts.service.js';
import { OrderMoneyService } from './order-money.service.js';
import type { Refund } from './refund.entity.js';

/** The progress of an order's payment, for the order's page. */
@Injectable()
export class PaymentViewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: PaymentAttemptsService,
    private readonly money: OrderMoneyService,
  ) {}

  async ofOrder(order: Order): Promise<OrderView['payment']> {
    const { manager } = this.dataSource;
    const attempt = await this.attempts.findLatestOf(manager, { orderId: order.id });
    const { parts } = await this.money.ofOrder(manager, order.id);
    if (attempt === null) {
      const isByCredit = parts.some(({ payment }) => payment.method === 'credit');
      return withoutBank(order, isByCredit);
    }
    const refunds = parts.flatMap((part) => part.refunds);
    const phase = phaseOfOrder({ order, attempt, refunds });
    return {
      phase,
      isCancelled: isCancelled({ order, attempt, refunds }),
      message: phase === 'failed' ? attempt.refusalMessage : null,
      cardLastFour: attempt.cardLastFour,
      cardAssociation: attempt.cardAssociation,
      bankUrl: attempt.status === 'awaiting_3ds' ? bankPagePath(attempt.id) : null,
    };
  }
}

interface PaidOrder {
  readonly order: Order;
  readonly attempt: PaymentAttempt;
  readonly refunds: readonly Refund[];
}

/** The total is zero, a credit paid it, or the studio sees to the money. */
function withoutBank(order: Order, isByCredit: boolean): OrderView['payment'] {
  const isCancelled = order.status === 'cancelled';
  const ended = isByCredit && order.paymentStatus === 'refunded' ? 'refunded' : 'cancelled';
  return {
    phase: isCancelled ? ended : withoutCharge(order),
    isCancelled,
    message: null,
    cardLastFour: null,
    cardAssociation: null,
    bankUrl: null,
  };
}

function withoutCharge({ paymentStatus }: Order): PaymentPhase {
  return paymentStatus === 'paid' ? 'paid' : 'by_arrangement';
}

/** The studio may have decided otherwise than the payment ended. */
function phaseOfOrder({ order, attempt, refunds }: PaidOrder): PaymentPhase {
  if (order.status !== 'cancelled') {
    const goesOnOtherwise = isOver(attempt) && !isSentBack(refunds);
    return goesOnOtherwise ? withoutCharge(order) : phaseOf(attempt);
  }
  if (attempt.status !== 'paid') return phaseOf(attempt);
  // All of it became a credit, so nothing went back to the card.
  if (order.paymentStatus === 'refunded') return 'refunded';
  return refunds.some(({ status }) => status !== 'done') ? 'refunding' : 'cancelled';
}

/**
 * The studio refunded everything without cancelling the order, for example for a workshop that did not take
 * place.
 */
function isSentBack(refunds: readonly Refund[]): boolean {
  return refunds.length > 0 && refunds.every(({ reason }) => reason === 'studio' || reason === 'corrected');
}

function isOver({ status }: PaymentAttempt): boolean {
  return status === 'failed' || status === 'expired' || status === 'refunded';
}

/** Excludes orders that could not be fulfilled, and orders that were never paid. */
function isCancelled({ order, attempt, refunds }: PaidOrder): boolean {
  const wasCharged = attempt.status === 'paid' || attempt.status === 'refunded';
  const bySystem = refunds.some(({ reason }) => reason === 'unfulfillable' || reason === 'mismatch');
  return order.status === 'cancelled' && wasCharged && !bySystem;
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
