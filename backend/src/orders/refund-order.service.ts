import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { formatTl } from '../../contract/common/money.js';
import type { RefundOrderDto } from '../../contract/orders/admin-orders.dto.js';
import { OrderCharges } from '../payments/order-charges.service.js';
import { RequestRefund } from '../payments/request-refund.service.js';
import type { Actor } from '../platform/sessions/actor.js';
import { LockedOrders } from './locked-order.service.js';

/** The studio sends money back of an order that goes on as it is. */
@Injectable()
export class RefundOrder {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(LockedOrders) private readonly locked: LockedOrders,
    @Inject(OrderCharges) private readonly charges: OrderCharges,
    @Inject(RequestRefund) private readonly refunds: RequestRefund,
  ) {}

  /**
   * A part of one line, or all that is left, as the studio saw it. Throws order_not_found, nothing_to_refund and
   * refund_too_much.
   */
  async refund(actor: Actor, asked: RefundOrderDto): Promise<void> {
    const { orderId, lineId, amountKurus } = asked;
    await this.dataSource.transaction(async (manager) => {
      await this.locked.lock(manager, { orderId, version: null });
      if (lineId === null) await this.refundRest(manager, orderId, amountKurus);
      else await this.refunds.ofLine(manager, { orderId, lineId, amountKurus, reason: 'studio' });
      await this.locked.record(manager, actor, {
        orderId,
        event: 'order_refund_requested',
        before: null,
        after: { amountKurus, lineId },
      });
    });
  }

  /** Less than the rest would leave open of which line it goes. */
  private async refundRest(manager: EntityManager, orderId: string, amountKurus: number): Promise<void> {
    const charge = await this.charges.ofOrder(manager, orderId);
    const restKurus = charge?.refundableKurus ?? 0;
    if (restKurus === 0) throw new AppError('nothing_to_refund');
    if (restKurus !== amountKurus) {
      throw new AppError('refund_too_much', { rest: formatTl(restKurus), restKurus });
    }
    await this.refunds.ofRest(manager, orderId, 'studio');
  }
}
