import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SeatPaymentsService } from '../bookings/seat-payments.service.js';
import { Clock } from '../platform/clock.js';
import type { ProviderPayment } from './iyzico/iyzico.types.js';
import { OrderPayment } from './order-payment.entity.js';
import { openLines, spreadOverOpen } from './open-lines.js';
import type { PaymentAttempt } from './payment-attempt.entity.js';
import { PaymentLink } from './payment-link.entity.js';
import { PaymentShare } from './payment-share.entity.js';

type Charge = Pick<PaymentAttempt, 'id' | 'orderId' | 'paymentLinkId'>;
export type NotedPayment = Pick<
  OrderPayment,
  'orderId' | 'method' | 'amountKurus' | 'receivedAt' | 'recordedBy' | 'reference' | 'requestKey'
> &
  Partial<Pick<OrderPayment, 'creditId'>>;

/**
 * The only writer of an order's money. The database adds the parts up in the order; the shares say what each part pays
 * of each line. Runs in the transaction of a caller that has locked the order's payments.
 */
@Injectable()
export class RecordPaymentService {
  constructor(
    private readonly seats: SeatPaymentsService,
    private readonly clock: Clock,
  ) {}

  /** Records a charge, which iyzico has spread over the lines. */
  async ofCharge(manager: EntityManager, charge: Charge, payment: ProviderPayment): Promise<void> {
    const { id: paymentId } = await this.ofChargeToReturn(manager, charge, {
      amountKurus: payment.paidPriceKurus,
      isCounted: true,
    });
    for (const item of payment.items) {
      await manager.insert(PaymentShare, {
        paymentId,
        orderLineId: item.itemId,
        providerTransactionId: item.paymentTransactionId,
        paidKurus: item.paidPriceKurus,
      });
    }
    if (charge.paymentLinkId !== null) await this.markPaid(manager, charge.paymentLinkId);
    await this.seats.follow(manager, charge.orderId);
  }

  /** Whether a charge pays no line more than what is open of it. */
  async fits(manager: EntityManager, orderId: string, { items }: ProviderPayment): Promise<boolean> {
    const lines = await openLines(manager, orderId);
    const openOf = new Map(lines.map(({ lineId, openKurus }) => [lineId, openKurus]));
    return items.every(({ itemId, paidPriceKurus }) => paidPriceKurus <= (openOf.get(itemId) ?? 0));
  }

  /**
   * Records a charge that the shop does not keep. It pays for no line, and goes back as a whole. An order that goes on
   * does not count it.
   */
  async ofChargeToReturn(
    manager: EntityManager,
    { id: attemptId, orderId }: Charge,
    { amountKurus, isCounted }: Pick<OrderPayment, 'amountKurus' | 'isCounted'>,
  ): Promise<OrderPayment> {
    const payment = manager.create(OrderPayment, {
      orderId,
      attemptId,
      method: 'card',
      amountKurus,
      isCounted,
      receivedAt: this.clock.now(),
    });
    await manager.insert(OrderPayment, payment);
    return payment;
  }

  /** Records money that did not come by card, and spreads it over what is open of the lines. It is at most what is open. */
  async noted(manager: EntityManager, noted: NotedPayment): Promise<OrderPayment> {
    const payment = manager.create(OrderPayment, noted);
    await manager.insert(OrderPayment, payment);
    for (const [orderLineId, paidKurus] of await spreadOverOpen(manager, noted.orderId, noted.amountKurus)) {
      await manager.insert(PaymentShare, { paymentId: payment.id, orderLineId, paidKurus });
    }
    await this.seats.follow(manager, noted.orderId);
    return payment;
  }

  /** Records what a credit pays, with its code as the reference. The database takes it from the credit. */
  async withCredit(
    manager: EntityManager,
    paid: Pick<OrderPayment, 'orderId' | 'creditId' | 'amountKurus' | 'reference'>,
  ): Promise<OrderPayment> {
    return this.noted(manager, {
      ...{ ...paid, method: 'credit', receivedAt: this.clock.now() },
      ...{ recordedBy: null, requestKey: null },
    });
  }

  /**
   * Takes a part back that was noted by mistake, or a credit of an order that was not paid; `recordedBy` is null then. The
   * database refuses when money of it was requested to go back.
   */
  async reverse(manager: EntityManager, part: OrderPayment, recordedBy: string | null): Promise<void> {
    const { id, orderId, method, amountKurus, creditId } = part;
    await manager.delete(PaymentShare, { paymentId: id, refundRequestedKurus: 0 });
    await manager.insert(OrderPayment, {
      orderId,
      method,
      amountKurus: -amountKurus,
      receivedAt: this.clock.now(),
      recordedBy,
      creditId,
      reversesId: id,
    });
    await this.seats.follow(manager, orderId);
  }

  /**
   * Gives credits back that were kept for an order of which nothing was delivered, because the rest was not paid. Repeating it
   * does nothing.
   */
  async releaseCredits(manager: EntityManager, orderId: string): Promise<void> {
    const kept = await manager.query<{ id: string }[]>(
      `SELECT id FROM order_payment part WHERE order_id = $1 AND method = 'credit' AND reverses_id IS NULL
         AND EXISTS (SELECT FROM "order" WHERE id = $1 AND status IN ('pending', 'cancelled'))
         AND NOT EXISTS (SELECT FROM order_payment reversal WHERE reversal.reverses_id = part.id)
         AND NOT EXISTS (SELECT FROM refund WHERE refund.payment_id = part.id)`,
      [orderId],
    );
    for (const { id } of kept) {
      await this.reverse(manager, await manager.findOneByOrFail(OrderPayment, { id }), null);
    }
  }

  /** Also a link that was cancelled while its payer was at the bank. */
  private async markPaid(manager: EntityManager, id: string): Promise<void> {
    await manager.update(PaymentLink, { id }, { status: 'paid', endedAt: this.clock.now() });
  }
}
