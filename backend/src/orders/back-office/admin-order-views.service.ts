import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AdminOrderView } from '../../../contract/orders/admin-orders.views.js';
import { OrderMoneyService } from '../../payments/order-money.service.js';
import { adminOrderView } from './admin-order.mapper.js';
import { InventoryLedgerService } from '../inventory/inventory-ledger.service.js';
import { OrderQueriesService } from '../order-queries.service.js';

/** Reads an order with all details for the studio. */
@Injectable()
export class AdminOrderViewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderQueriesService,
    private readonly money: OrderMoneyService,
    private readonly ledger: InventoryLedgerService,
  ) {}

  /** Throws order_not_found. */
  async view(orderId: string): Promise<AdminOrderView> {
    const { manager } = this.dataSource;
    return adminOrderView({
      whole: await this.orders.getById(manager, orderId),
      money: await this.money.ofOrder(manager, orderId),
      hasGoods: await this.ledger.hasGoods(manager, orderId),
    });
  }
}
