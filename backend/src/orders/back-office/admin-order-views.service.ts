import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AdminOrderView } from '../../../contract/orders/admin-orders.views.js';
import { OrderMoneyService } from '../../payments/order-money.service.js';
import { adminOrderView } from './admin-order.mapper.js';
import { InventoryLedgerService } from '../inventory/inventory-ledger.service.js';
import type { ParcelPieces } from '../../../contract/shipping/parcel.views.js';
import { ParcelQueriesService } from '../../shipping/parcel-queries.service.js';
import { OrderQueriesService } from '../order-queries.service.js';

/** Reads an order with all details for the studio. */
@Injectable()
export class AdminOrderViewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderQueriesService,
    private readonly money: OrderMoneyService,
    private readonly ledger: InventoryLedgerService,
    private readonly parcels: ParcelQueriesService,
  ) {}

  /** Throws order_not_found. */
  async view(orderId: string): Promise<AdminOrderView> {
    const { manager } = this.dataSource;
    return adminOrderView({
      whole: await this.orders.getById(manager, orderId),
      money: await this.money.ofOrder(manager, orderId),
      unpacked: await this.unpacked(orderId),
      hasGoods: await this.ledger.hasGoods(manager, orderId),
    });
  }

  /** The pieces that are in no parcel yet; those that came back are not sent. */
  async unpacked(orderId: string, manager = this.dataSource.manager): Promise<ParcelPieces[]> {
    return this.parcels.unpacked(manager, orderId, await this.ledger.returnedLines(manager, [orderId]));
  }
}
