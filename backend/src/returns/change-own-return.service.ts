import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { OwnReturnDto, SendReturnDto } from '../../contract/returns/returns.dto.js';
import { OrderQueriesService } from '../orders/order-queries.service.js';
import { Clock } from '../platform/clock.js';
import { OrderReturn } from './order-return.entity.js';

/** What a buyer does with a return that they have told of. */
@Injectable()
export class ChangeOwnReturnService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderQueriesService,
    private readonly clock: Clock,
  ) {}

  /** The parcel is on its way; its number may be told later. Throws order_not_found, return_not_found, return_moved_on. */
  async sent({ trackingNumber, ...named }: SendReturnDto, customerId: string | null): Promise<void> {
    await this.change(named, customerId, async (manager, { id, state, kind }) => {
      if (kind !== 'withdrawal' || (state !== 'notified' && state !== 'on_its_way')) {
        throw new AppError('return_moved_on');
      }
      await manager.update(
        OrderReturn,
        { id },
        { state: 'on_its_way', ...(trackingNumber !== '' && { trackingNumber }) },
      );
    });
  }

  /** The buyer keeps the pieces. Throws order_not_found, return_not_found, return_moved_on. */
  async withdraw(named: OwnReturnDto, customerId: string | null): Promise<void> {
    await this.change(named, customerId, async (manager, { id, state }) => {
      if (state === 'withdrawn') return;
      if (state !== 'notified' && state !== 'on_its_way') throw new AppError('return_moved_on');
      await manager.update(OrderReturn, { id }, { state: 'withdrawn', endedAt: this.clock.now() });
    });
  }

  private async change(
    { returnId, ...key }: OwnReturnDto,
    customerId: string | null,
    change: (manager: EntityManager, found: OrderReturn) => Promise<void>,
  ): Promise<void> {
    const { order } = await this.orders.ofBuyer(key, customerId);
    await this.dataSource.transaction(async (manager) => {
      await this.orders.lock(manager, order.id);
      const found = await manager.findOneBy(OrderReturn, { id: returnId, orderId: order.id });
      if (!found) throw new AppError('return_not_found');
      await change(manager, found);
    });
  }
}
