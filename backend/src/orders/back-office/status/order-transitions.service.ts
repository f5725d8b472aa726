import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type OrderTransition,
  orderTransition,
  type TransitionMail,
} from '../../../../contract/orders/order-transition.js';
import type { OrderStatus } from '../../../../contract/orders/order-status.js';
import type { RefundByMethod } from '../../../../contract/payments/refund-ways.js';
import { OrderMoneyService, pendingRefundKurus } from '../../../payments/order-money.service.js';
import { InventoryLedgerService } from '../../inventory/inventory-ledger.service.js';
import { OrderLine } from '../../order-line.entity.js';
import { OrderMailsService } from '../../order-mails.service.js';
import type { Order } from '../../order.entity.js';

interface Told {
  readonly mail: TransitionMail | null;
  /** The refunds that the transition causes, by the way they go. */
  readonly newRefunds: readonly RefundByMethod[];
}

/** Lists the consequences of every possible transition of an order in its present state. */
@Injectable()
export class OrderTransitionsService {
  constructor(
    private readonly ledger: InventoryLedgerService,
    private readonly money: OrderMoneyService,
    private readonly mails: OrderMailsService,
  ) {}

  async of(manager: EntityManager, order: Order, to: OrderStatus): Promise<OrderTransition> {
    const money = await this.money.ofOrder(manager, order.id);
    return orderTransition(order.status, to, {
      paymentStatus: order.paymentStatus,
      totalKurus: order.totalKurus,
      hasGoods: await this.ledger.hasGoods(manager, order.id),
      hasPieces: await manager.existsBy(OrderLine, { orderId: order.id, kind: 'product' }),
      isPickedUp: order.isPickedUp,
      refundableKurus: money.refundableKurus,
    });
  }

  /** Mails the customer about a transition. Call it after the refunds of the transition were decided. */
  async tell(manager: EntityManager, order: Order, { mail, newRefunds }: Told): Promise<void> {
    if (mail === null) return;
    const money = await this.money.ofOrder(manager, order.id);
    await this.mails.transitioned(manager, order.id, {
      mail,
      newRefunds,
      pendingRefundKurus: pendingRefundKurus(money),
    });
  }
}
