import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TicketQueriesService } from '../bookings/ticket-queries.service.js';
import { AppError } from '../../contract/app-error.js';
import { withHiddenNumber } from '../../contract/invoicing/invoice-details.js';
import { refundsOfTotal } from '../../contract/orders/refunds-of-total.js';
import { orderTotals, vatGroups } from '../../contract/orders/order-totals.js';
import { PARCEL_STATE_LABELS } from '../../contract/shipping/parcel-state.js';
import {
  type BuyerParcel,
  cargoOfOnly,
  describePieces,
  parcelsOfParts,
  type ParcelView,
} from '../../contract/shipping/parcel.views.js';
import { shortId } from '../../contract/common/short-id.js';
import type { OrderLineView, OrderView } from '../../contract/orders/order.views.js';
import { pictureOfLine } from '../orders/line-picture.js';
import { stateOf } from '../orders/line-states.service.js';
import type { OrderLine } from '../orders/order-line.entity.js';
import { OrderQueriesService, pricedLines, type WholeOrder } from '../orders/order-queries.service.js';
import { StatusTimesService } from '../orders/status-times.service.js';
import {
  creditedKurus,
  moneyOfLine,
  type OrderMoney,
  OrderMoneyService,
  pendingRefundKurus,
} from '../payments/order-money.service.js';
import { PaymentViewsService } from '../payments/payment-views.service.js';
import { PastSellerService } from '../studio/past-seller.service.js';

/** Reads an order together with the progress of its payment, for the order's page. */
@Injectable()
export class OrderViewService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tickets: TicketQueriesService,
    private readonly orders: OrderQueriesService,
    private readonly payments: PaymentViewsService,
    private readonly money: OrderMoneyService,
    private readonly statusTimes: StatusTimesService,
    private readonly sellers: PastSellerService,
  ) {}

  /** For visitors who know the order's key. Throws order_not_found. */
  async view(orderId: string, accessKey: string): Promise<OrderView> {
    return this.viewOf(await this.orders.getByAccessKey(orderId, accessKey));
  }

  /** For the customer whose account the order is in; guests have none. Throws order_not_found. */
  async own(orderId: string, customerId: string | null): Promise<OrderView> {
    if (customerId === null) throw new AppError('order_not_found');
    return this.viewOf(await this.orders.getOwn(orderId, customerId));
  }

  private async viewOf(whole: WholeOrder): Promise<OrderView> {
    const { order, documents, corrections, invoice, parcels } = whole;
    const taxed = pricedLines(whole);
    const { manager } = this.dataSource;
    const money = await this.money.ofOrder(manager, order.id);
    return {
      id: order.id,
      shortId: shortId(order.id),
      status: order.status,
      paymentStatus: order.paymentStatus,
      payment: await this.payments.ofOrder(order),
      name: order.name,
      surname: order.surname,
      email: order.email,
      phone: order.phone,
      shippingAddress: order.shippingAddress,
      cargo: cargoOfOnly(parcels),
      parcels: parcelsOfParts(parcels, whole.lines).map(buyerParcel),
      notes: order.notes,
      isPickedUp: order.isPickedUp,
      preparationDays: order.preparationDays,
      lines: lineViews(whole, money),
      tickets: await this.tickets.ofOrder(manager, order.id),
      couponCode: order.couponCode,
      subtotalKurus: order.subtotalKurus,
      discountKurus: order.discountKurus,
      shippingKurus: order.shippingKurus,
      totalKurus: order.totalKurus,
      vatKurus: orderTotals(taxed).vatKurus,
      vatGroups: vatGroups(taxed),
      leftVatKurus: leftVatKurus(taxed, money),
      openKurus: order.openKurus,
      ...refundsOfTotal(order, pendingRefundKurus(money)),
      creditedKurus: creditedKurus(money),
      createdAt: order.createdAt.toISOString(),
      statusTimes: await this.statusTimes.ofOrder(manager, order.id),
      seller: await this.sellers.at(order.createdAt),
      invoice: withHiddenNumber(invoice),
      documents: documents.map(({ content }) => content),
      corrections,
    };
  }
}

function buyerParcel({ position, pieces, state, cargo }: ParcelView): BuyerParcel {
  return { position, items: describePieces(pieces), stateLabel: PARCEL_STATE_LABELS[state], cargo };
}

function leftVatKurus(lines: readonly OrderLine[], money: OrderMoney): number {
  return orderTotals(
    lines.map(({ id, kind, totalKurus, discountKurus, vatRatePercent }) => ({
      kind,
      totalKurus,
      discountKurus: discountKurus + moneyOfLine(money, id).refundRequestedKurus,
      vatRatePercent,
    })),
  ).vatKurus;
}

function lineViews({ lines, states, pictures }: WholeOrder, money: OrderMoney): OrderLineView[] {
  return lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => {
      const { session, movedFrom, isCancelled } = stateOf(states, line);
      return {
        id: line.id,
        name: line.name,
        picture: pictureOfLine(line, pictures),
        session,
        movedFrom,
        isCancelled,
        refundRequestedKurus: moneyOfLine(money, line.id).refundRequestedKurus,
        isStudent: line.isStudent,
        regularPriceKurus: line.regularPriceKurus,
        quantity: line.quantity,
        unitPriceKurus: line.unitPriceKurus,
        totalKurus: line.totalKurus,
      };
    });
}
