import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { AdminOrderView } from '../../../contract/orders/admin-orders.views.js';
import { OrderCharges } from '../../payments/order-charges.service.js';
import { adminOrderView } from './admin-order.mapper.js';
import { GoodsLedger } from '../goods/goods-ledger.service.js';
import { OrderQueries } from '../order-queries.service.js';

/** An order with everything the studio knows of it. */
@Injectable()
export class AdminOrderViews {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(OrderQueries) private readonly orders: OrderQueries,
    @Inject(OrderCharges) private readonly charges: OrderCharges,
    @Inject(GoodsLedger) private readonly ledger: GoodsLedger,
  ) {}

  /** Throws order_not_found. */
  async view(orderId: string): Promise<AdminOrderView> {
    const { manager } = this.dataSource;
    return adminOrderView({
      whole: await this.orders.getById(manager, orderId),
      charge: await this.charges.ofOrder(manager, orderId),
      hasGoods: await this.ledger.hasGoods(manager, orderId),
    });
  }
}
