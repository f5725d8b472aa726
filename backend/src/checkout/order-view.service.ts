import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { TicketQueries } from '../bookings/ticket-queries.service.js';
import { orderTotals } from '../orders/order-totals.js';
import { sessionOf } from '../orders/session-of-line.js';
import { shortId } from '../../contract/common/short-id.js';
import type { OrderLineView, OrderView } from '../../contract/orders/order.views.js';
import type { Order } from '../orders/order.entity.js';
import { OrderQueries, type WholeOrder } from '../orders/order-queries.service.js';
import { PaymentAttempts } from '../payments/payment-attempts.service.js';
import { toPaymentView } from '../payments/payment-view.js';

/** An order together with what its payment is doing, for the page of its own. */
@Injectable()
export class OrderViewService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(TicketQueries) private readonly tickets: TicketQueries,
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
      payment: attempt === null ? freeOrder(order) : toPaymentView(attempt, isMoneyGoingBack),
      name: order.name,
      surname: order.surname,
      email: order.email,
      phone: order.phone,
      shippingAddress: order.shippingAddress,
      notes: order.notes,
      lines: lineViews(whole),
      tickets: await this.tickets.ofOrder(this.dataSource.manager, order.id),
      couponCode: order.couponCode,
      subtotalKurus: order.subtotalKurus,
      discountKurus: order.discountKurus,
      totalKurus: order.totalKurus,
      vatKurus: orderTotals(lines).vatKurus,
      refundedKurus: order.refundedKurus,
      createdAt: order.createdAt.toISOString(),
      paidAt: order.paidAt?.toISOString() ?? null,
      documents: documents.map(({ content }) => content),
    };
  }
}

/** Nothing was left to pay, so no bank was asked. */
function freeOrder({ paymentStatus }: Order): OrderView['payment'] {
  const phase = paymentStatus === 'unpaid' ? 'expired' : paymentStatus;
  return { phase, message: null, cardLastFour: null, cardAssociation: null, bankUrl: null };
}

function lineViews({ lines, pictures }: WholeOrder): OrderLineView[] {
  return lines.map((line) => ({
    id: line.id,
    name: line.name,
    picture: pictures.get(line.pictureFileName ?? '') ?? null,
    session: sessionOf(line),
    isStudent: line.isStudent,
    regularPriceKurus: line.regularPriceKurus,
    quantity: line.quantity,
    unitPriceKurus: line.unitPriceKurus,
    totalKurus: line.totalKurus,
  }));
}
