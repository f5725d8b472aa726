import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { splitAmount } from '../../contract/common/split-amount.js';
import { SeatPaymentsService } from '../bookings/seat-payments.service.js';
import { Clock } from '../platform/clock.js';
import type { ProviderPayment } from './iyzico/iyzico.types.js';
import { OrderPayment } from './order-payment.entity.js';
import type { PaymentAttempt } from './payment-attempt.entity.js';
import { PaymentShare } from './payment-share.entity.js';

type Charge = Pick<PaymentAttempt, 'id' | 'orderId'>;
export type NotedPayment = Pick<
  OrderPayment,
  'orderId' | 'method' | 'amountKurus' | 'receivedAt' | 'recordedBy' | 'reference' | 'requestKey'
>;

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
    const { id: paymentId } = await this.ofChargeToReturn(manager, charge, payment);
    for (const item of payment.items) {
      await manager.insert(PaymentShare, {
        paymentId,
        orderLineId: item.itemId,
        providerTransactionId: item.paymentTransactionId,
        paidKurus: item.paidPriceKurus,
      });
    }
    await this.seats.follow(manager, charge.orderId);
  }

  /** Records a charge that the shop does not keep. It pays for no line, and goes back as a whole. */
  async ofChargeToReturn(
    manager: EntityManager,
    { id: attemptId, orderId }: Charge,
    { paidPriceKurus }: ProviderPayment,
  ): Promise<OrderPayment> {
    const payment = manager.create(OrderPayment, {
      orderId,
      attemptId,
      method: 'card',
      amountKurus: paidPriceKurus,
      receivedAt: this.clock.now(),
    });
    await manager.insert(OrderPayment, payment);
    return payment;
  }

  /** Records money that a person took, and spreads it over what is open of the lines. It is at most what is open. */
  async noted(manager: EntityManager, noted: NotedPayment): Promise<OrderPayment> {
    const payment = manager.create(OrderPayment, noted);
    await manager.insert(OrderPayment, payment);
    const lines = await openLines(manager, noted.orderId);
    const shares = splitAmount(
      noted.amountKurus,
      lines.map(({ openKurus }) => openKurus),
    );
    for (const [at, { lineId }] of lines.entries()) {
      const paidKurus = shares[at] ?? 0;
      if (paidKurus > 0) {
        await manager.insert(PaymentShare, { paymentId: payment.id, orderLineId: lineId, paidKurus });
      }
    }
    await this.seats.follow(manager, noted.orderId);
    return payment;
  }

  /** Takes a part back that was noted by mistake. The database refuses when money of it was requested to go back. */
  async reverse(manager: EntityManager, part: OrderPayment, recordedBy: string): Promise<void> {
    const { id, orderId, method, amountKurus } = part;
    await manager.delete(PaymentShare, { paymentId: id, refundRequestedKurus: 0 });
    await manager.insert(OrderPayment, {
      orderId,
      method,
      amountKurus: -amountKurus,
      receivedAt: this.clock.now(),
      recordedBy,
      reversesId: id,
    });
    await this.seats.follow(manager, orderId);
  }
}

/** What each line still costs after all parts; a line may have received a kuruş more than another of its order. */
async function openLines(
  manager: EntityManager,
  orderId: string,
): Promise<{ readonly lineId: string; readonly openKurus: number }[]> {
  return manager.query(
    `SELECT line.id AS "lineId",
       greatest(0, line.total_kurus - line.discount_kurus - coalesce(sum(share.paid_kurus), 0))::integer AS "openKurus"
     FROM order_line line LEFT JOIN payment_share share ON share.order_line_id = line.id
     WHERE line.order_id = $1 GROUP BY line.id ORDER BY line.position`,
    [orderId],
  );
}
