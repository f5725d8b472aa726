import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type OrderTurn, orderTurn } from '../../../contract/orders/order-turn.js';
import type { OrderStatus } from '../../../contract/orders/order-status.js';
import { OrderCharges } from '../../payments/order-charges.service.js';
import { GoodsLedger } from '../goods/goods-ledger.service.js';
import { OrderLine } from '../order-line.entity.js';
import { OrderMails } from '../order-mails.service.js';
import type { Order } from '../order.entity.js';

/** What would follow if an order got another status, as things stand. */
@Injectable()
export class OrderTurns {
  constructor(
    @Inject(GoodsLedger) private readonly ledger: GoodsLedger,
    @Inject(OrderCharges) private readonly charges: OrderCharges,
    @Inject(OrderMails) private readonly mails: OrderMails,
  ) {}

  async of(manager: EntityManager, order: Order, to: OrderStatus): Promise<OrderTurn> {
    const charge = await this.charges.ofOrder(manager, order.id);
    return orderTurn(order.status, to, {
      paymentStatus: order.paymentStatus,
      totalKurus: order.totalKurus,
      hasGoods: await this.ledger.hasGoods(manager, order.id),
      hasPieces: await manager.existsBy(OrderLine, { orderId: order.id, kind: 'product' }),
      refundableKurus: charge?.refundableKurus ?? 0,
    });
  }

  /** What the customer hears of it. */
  async tell(
    manager: EntityManager,
    { id }: Order,
    { turn: { mail }, returnsKurus }: { readonly turn: OrderTurn; readonly returnsKurus: number },
  ): Promise<void> {
    if (mail) await this.mails.turned(manager, id, { mail, returnsKurus });
  }
}
