import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { StatusTimes } from '../../contract/orders/order-status.js';
import { OrderStatusChange } from './order-status-change.entity.js';

/** Tells when orders entered their statuses. */
@Injectable()
export class StatusTimesService {
  /** Keyed by order. An order that left a status and came back has the later time. */
  async ofOrders(
    manager: EntityManager,
    orderIds: readonly string[],
  ): Promise<ReadonlyMap<string, StatusTimes>> {
    const changes = await manager.find(OrderStatusChange, {
      where: { orderId: In(orderIds) },
      order: { changedAt: 'ASC', id: 'ASC' },
    });
    const times = new Map<string, StatusTimes>(orderIds.map((id) => [id, {}]));
    for (const { orderId, status, changedAt } of changes) {
      times.set(orderId, { ...times.get(orderId), [status]: changedAt.toISOString() });
    }
    return times;
  }

  async ofOrder(manager: EntityManager, orderId: string): Promise<StatusTimes> {
    return (await this.ofOrders(manager, [orderId])).get(orderId) ?? {};
  }
}
