import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { PlacedOrder } from '../../contract/checkout/checkout.views.js';
import type { CardDto } from '../../contract/payments/card.dto.js';
import { OrderLinksService } from '../orders/order-links.service.js';
import { OrderQueriesService } from '../orders/order-queries.service.js';
import { bankPagePath } from '../payments/bank-paths.js';
import { StartPaymentService } from '../payments/start-payment.service.js';
import { type OrderToRecord, RecordOrderService } from './record-order.service.js';

export interface OrderToPlace extends OrderToRecord {
  /** Null only when nothing is left to pay by card. */
  readonly card: CardDto | null;
}

/** The order and the bank's page on which it is paid; without a page the order is already paid. */
export interface OrderAtTheBank extends PlacedOrder {
  readonly bankPage: string | null;
}

/** Records the order before it calls iyzico, so that the shop knows the order whatever happens there. */
@Injectable()
export class PlaceOrderService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly recorder: RecordOrderService,
    private readonly orders: OrderQueriesService,
    private readonly links: OrderLinksService,
    private readonly payment: StartPaymentService,
  ) {}

  /** Throws the errors of recording, and payment_refused when the bank refuses at once. */
  async place(placed: OrderToPlace): Promise<OrderAtTheBank> {
    const { card, ipAddress, expectedTotalKurus, credit } = placed;
    if (expectedTotalKurus !== (credit?.kurus ?? 0) && card === null) throw new AppError('card_required');
    const { order, attempt, shares } = await this.recorder.record(placed);
    // The total equals the one the buyer expected, so a card is present whenever there is something to pay.
    const orderUrl = this.links.path(order);
    if (attempt === null || card === null) {
      return { orderId: order.id, orderUrl, bankUrl: null, bankPage: null };
    }
    const whole = await this.orders.getById(this.dataSource.manager, order.id);
    const bankPage = await this.payment.begin({ attempt, whole, card, ipAddress, ...(shares && { shares }) });
    return { orderId: order.id, orderUrl, bankUrl: bankPagePath(attempt.id), bankPage };
  }
}
