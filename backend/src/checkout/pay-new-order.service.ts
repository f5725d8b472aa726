import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { UsedCreditDto } from '../../contract/payments/credits/credits.dto.js';
import { FulfilOrderService } from '../orders/fulfil-order.service.js';
import type { Hold } from '../orders/holds/hold.entity.js';
import { HoldsService } from '../orders/holds/holds.service.js';
import type { PaymentReceipt } from '../orders/inventory/paid-seats.js';
import type { Order } from '../orders/order.entity.js';
import { UseCreditService } from '../payments/credits/use-credit.service.js';
import { spreadOverOpen } from '../payments/open-lines.js';
import type { OrderPayment } from '../payments/order-payment.entity.js';
import type { PaymentAttempt } from '../payments/payment-attempt.entity.js';
import { PaymentAttemptsService } from '../payments/payment-attempts.service.js';

interface OrderToPay {
  readonly order: Pick<Order, 'id' | 'totalKurus' | 'subtotalKurus' | 'shippingKurus'>;
  readonly hold: Hold;
  readonly credit: UsedCreditDto | null;
}

/** How the rest of a new order is paid. */
export interface RestOfOrder {
  /** Null when nothing is left to pay. */
  readonly attempt: PaymentAttempt | null;
  /** What of each line the card pays, in kuruş, when a credit pays a part of the order. */
  readonly shares?: ReadonlyMap<string, number>;
}

/** Pays a new order with what needs no card, and prepares the payment of the rest. */
@Injectable()
export class PayNewOrderService {
  constructor(
    private readonly holds: HoldsService,
    private readonly fulfilment: FulfilOrderService,
    private readonly attempts: PaymentAttemptsService,
    private readonly credits: UseCreditService,
  ) {}

  /**
   * An order of which nothing is left to pay is confirmed at once. Throws coupon_used_up, too_many_payments, credit_unknown,
   * credit_empty, credit_changed, and the errors of the hold.
   */
  async begin(manager: EntityManager, { order, hold, credit }: OrderToPay): Promise<RestOfOrder> {
    const { id: orderId, totalKurus, subtotalKurus, shippingKurus } = order;
    const amountKurus = totalKurus - (credit?.kurus ?? 0);
    // With nothing left to pay, the order is confirmed below.
    if (amountKurus === 0) await this.fulfilment.lockForSale(manager, orderId);
    await this.holds.bindToOrder(manager, hold, orderId);
    const paid = credit && (await this.credits.pay(manager, credit, { orderId, totalKurus }));
    if (amountKurus === 0) {
      await this.fulfilment.confirmPaid(manager, orderId, paid && receiptOf(paid));
      return { attempt: null };
    }
    // A part is charged by its shares of the lines, as iyzico would spread it over their prices otherwise.
    const basketKurus = paid ? amountKurus : subtotalKurus + shippingKurus;
    const attempt = await this.attempts.create(manager, { orderId, amountKurus, basketKurus, origin: hold });
    return { attempt, ...(paid && { shares: await spreadOverOpen(manager, orderId, amountKurus) }) };
  }
}

function receiptOf({ method, id }: OrderPayment): PaymentReceipt {
  return { method, paymentId: id, transactionIds: new Map() };
}
