import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { formatTl } from '../../contract/common/money.js';
import type { PlacedOrder } from '../../contract/orders/checkout.views.js';
import type { CardDto } from '../../contract/payments/card.dto.js';
import { HoldsService } from '../orders/holds.service.js';
import { orderPath } from '../orders/order-links.js';
import type { Order } from '../orders/order.entity.js';
import { OrderQueries } from '../orders/order-queries.service.js';
import { WriteOrderService } from '../orders/write-order.service.js';
import { bankPagePath } from '../payments/bank-paths.js';
import type { PaymentAttempt } from '../payments/payment-attempt.entity.js';
import { PaymentAttempts } from '../payments/payment-attempts.service.js';
import { StartPaymentService } from '../payments/start-payment.service.js';
import { AgreeOrderService, type Buyer, totalOf } from './agree-order.service.js';

export interface OrderToPlace {
  readonly holdId: string;
  readonly buyer: Buyer;
  readonly expectedTotalKurus: number;
  /** Of the documents the buyer read; null for REST clients, which show texts of their own. */
  readonly documentsSha256: string | null;
  readonly card: CardDto;
  readonly visitorAddress: string;
}

/** The order and the bank's page that pays it. */
export interface OrderAtTheBank extends PlacedOrder {
  readonly bankPage: string;
}

/**
 * Writes order, frozen documents and payment attempt in one transaction and only then speaks to iyzico. The server's
 * total counts: a buyer who saw another one is asked again, never charged.
 */
@Injectable()
export class PlaceOrderService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(HoldsService) private readonly holds: HoldsService,
    @Inject(AgreeOrderService) private readonly agreement: AgreeOrderService,
    @Inject(WriteOrderService) private readonly writer: WriteOrderService,
    @Inject(OrderQueries) private readonly orders: OrderQueries,
    @Inject(PaymentAttempts) private readonly attempts: PaymentAttempts,
    @Inject(StartPaymentService) private readonly payment: StartPaymentService,
  ) {}

  /** Throws hold_expired, total_changed, documents_changed; payment_refused when the bank refuses at once. */
  async place(placed: OrderToPlace): Promise<OrderAtTheBank> {
    await this.agreement.assertAddress(placed.buyer.address);
    const { order, attempt } = await this.write(placed);
    const whole = await this.orders.getById(this.dataSource.manager, order.id);
    const { card, visitorAddress } = placed;
    const bankPage = await this.payment.begin({ attempt, whole, card, visitorAddress });
    return { orderId: order.id, orderUrl: orderPath(order), bankUrl: bankPagePath(attempt.id), bankPage };
  }

  private async write(placed: OrderToPlace): Promise<{ order: Order; attempt: PaymentAttempt }> {
    return this.dataSource.transaction(async (manager) => {
      const hold = await this.holds.getOpen(manager, placed.holdId);
      const agreed = await this.agreement.agree(manager, hold.id, placed.buyer);
      const totalKurus = totalOf(agreed.lines);
      if (totalKurus !== placed.expectedTotalKurus)
        throw new AppError('total_changed', { total: formatTl(totalKurus), totalKurus });
      if (placed.documentsSha256 !== null && placed.documentsSha256 !== agreed.documents.sha256) {
        throw new AppError('documents_changed');
      }
      const order = await this.writer.write(manager, agreed);
      await this.holds.bindToOrder(manager, hold, order.id);
      return { order, attempt: await this.attempts.create(manager, order.id, totalKurus) };
    });
  }
}
