import { Inject, Injectable } from '@nestjs/common';
import { includedVatKurus } from '../../contract/common/money.js';
import { shortId } from '../../contract/common/short-id.js';
import type { OrderLineView, OrderView } from '../../contract/orders/order.views.js';
import { OrderQueries, type WholeOrder } from '../orders/order-queries.service.js';
import { PaymentAttempts } from '../payments/payment-attempts.service.js';
import { toPaymentView } from '../payments/payment-view.js';

/** An order together with what its payment is doing, for the page of its own. */
@Injectable()
export class OrderViewService {
  constructor(
    @Inject(OrderQueries) private readonly orders: OrderQueries,
    @Inject(PaymentAttempts) private readonly attempts: PaymentAttempts,
  ) {}

  async view(orderId: string, accessKey: string): Promise<OrderView> {
    const whole = await this.orders.getByAccessKey(orderId, accessKey);
    const { order, lines, documents } = whole;
    const attempt = await this.attempts.findLatestOfOrder(orderId);
    const isMoneyGoingBack = attempt?.status === 'paid' && order.status === 'cancelled';
    return {
      id: order.id,
      shortId: shortId(order.id),
      status: order.status,
      paymentStatus: order.paymentStatus,
      payment: toPaymentView(attempt, isMoneyGoingBack),
      name: order.name,
      surname: order.surname,
      email: order.email,
      phone: order.phone,
      shippingAddress: order.shippingAddress,
      notes: order.notes,
      lines: lineViews(whole),
      subtotalKurus: order.subtotalKurus,
      discountKurus: order.discountKurus,
      totalKurus: order.totalKurus,
      vatKurus: lines.reduce((sum, line) => sum + includedVatKurus(line.totalKurus, line.vatRatePercent), 0),
      refundedKurus: order.refundedKurus,
      createdAt: order.createdAt.toISOString(),
      paidAt: order.paidAt?.toISOString() ?? null,
      documents: documents.map(({ content }) => content),
    };
  }
}

function lineViews({ lines, pictures }: WholeOrder): OrderLineView[] {
  return lines.map((line) => ({
    id: line.id,
    name: line.name,
    picture: pictures.get(line.pictureFileName ?? '') ?? null,
    quantity: line.quantity,
    unitPriceKurus: line.unitPriceKurus,
    totalKurus: line.totalKurus,
  }));
}
