import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { givenBack } from '../../../contract/orders/corrections/corrected-lines.js';
import { orderTotals } from '../../../contract/orders/order-totals.js';
import { formatSession } from '../../../contract/workshops/session.js';
import type { Booking } from '../../bookings/booking.entity.js';
import type { ChangeMaker } from '../../bookings/change-maker.js';
import {
  correctionRequest,
  RecordCorrectionService,
} from '../../orders/corrections/record-correction.service.js';
import type { Order } from '../../orders/order.entity.js';
import { OrderQueriesService, pricedLines } from '../../orders/order-queries.service.js';
import { moneyOfLine, OrderMoneyService, remainingOf } from '../../payments/order-money.service.js';
import { RequestRefundService } from '../../payments/request-refund.service.js';

interface Repriced {
  /** With the prices of its new day. */
  readonly booking: Booking;
  readonly requestKey: string;
}

/** Writes what an order costs after seats of it got another price, and gives back what was paid too much. */
@Injectable()
export class RecordDifferenceService {
  constructor(
    private readonly orders: OrderQueriesService,
    private readonly money: OrderMoneyService,
    private readonly refunds: RequestRefundService,
    private readonly corrections: RecordCorrectionService,
  ) {}

  /** Returns the order as it was before. */
  async record(
    manager: EntityManager,
    maker: ChangeMaker,
    { booking, requestKey }: Repriced,
  ): Promise<Order> {
    const { orderId, orderLineId: lineId, quantity, title: name, totalKurus: costKurus } = booking;
    const whole = await this.orders.getById(manager, orderId);
    const { order } = whole;
    const totals = orderTotals(pricedLines(whole));
    const keptKurus = remainingOf(moneyOfLine(await this.money.ofOrder(manager, orderId), lineId));
    const { paidKurus, correctedKurus, writtenOffKurus, hasPieces } = order;
    const lines = givenBack({
      ...{ totalKurus: totals.totalKurus - writtenOffKurus, paidKurus, correctedKurus },
      lines: [{ lineId, costKurus, keptKurus }],
    });
    await this.refunds.ofCorrection(manager, { orderId, requestKey, lines });
    await this.corrections.record(manager, maker, {
      ...{ kind: 'other_day', order, totals, hasPieces },
      request: correctionRequest(requestKey, { bookingId: booking.id }),
      lines: [{ name, when: formatSession(booking), before: quantity, after: quantity }],
      givenBackKurus: lines.reduce((sum, { amountKurus }) => sum + amountKurus, 0),
    });
    return order;
  }
}
