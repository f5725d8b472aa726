import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { OrderKeyDto } from '../../contract/checkout/checkout.dto.js';
import type { OrderReturns } from '../../contract/returns/returns.views.js';
import { OrderQueriesService, type WholeOrder } from '../orders/order-queries.service.js';
import { Clock } from '../platform/clock.js';
import { ReturnableLinesService } from './returnable-lines.service.js';
import { ReturnCodes } from './return-codes.service.js';
import { returnsOfOrder } from './return-views.js';

/** What of an order may go back, and what does, for its buyer. */
@Injectable()
export class OrderReturnsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderQueriesService,
    private readonly returnable: ReturnableLinesService,
    private readonly codes: ReturnCodes,
    private readonly clock: Clock,
  ) {}

  /** By the key of the order's page, or in the own account. Throws order_not_found. */
  async ofBuyer(key: OrderKeyDto, customerId: string | null): Promise<OrderReturns> {
    return this.ofOrder(await this.orders.ofBuyer(key, customerId));
  }

  private async ofOrder(whole: WholeOrder): Promise<OrderReturns> {
    const { manager } = this.dataSource;
    return {
      ...(await this.returnable.ofOrder(manager, whole)),
      address: this.codes.address,
      returns: await returnsOfOrder(manager, whole.order.id, this.clock.now()),
    };
  }
}
