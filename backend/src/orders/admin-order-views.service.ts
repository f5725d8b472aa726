import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AdminOrderView } from '../../contract/orders/admin-orders.views.js';
import { OrderCharges } from '../payments/order-charges.service.js';
import { adminOrderView } from './admin-order.mapper.js';
import { GoodsLedger } from './goods-ledger.service.js';
import { OrderQueries } from './order-queries.service.js';

/** An order with everything the studio knows of it. */
@Injectable()
export class AdminOrderViews {
  constructor(
    @Inject(OrderQueries) private readonly orders: OrderQueries,
    @Inject(OrderCharges) private readonly charges: OrderCharges,
    @Inject(GoodsLedger) private readonly ledger: GoodsLedger,
  ) {}

  /** Throws order_not_found. */
  async view(manager: EntityManager, orderId: string): Promise<AdminOrderView> {
    return adminOrderView({
      whole: await this.orders.getById(manager, orderId),
      charge: await this.charges.ofOrder(manager, orderId),
      hasGoods: await this.ledger.hasGoods(manager, orderId),
    });
  }
}
