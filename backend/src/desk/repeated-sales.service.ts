import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { isGoods } from '../../contract/orders/line-kind.js';
import type { DeskRequest } from '../orders/new-order.js';
import type { Order } from '../orders/order.entity.js';
import type { OrderLine } from '../orders/order-line.entity.js';
import { OrderQueriesService } from '../orders/order-queries.service.js';
import { contentHash } from '../platform/security/content-hash.js';

/** Tells a request that arrives again from another one with the same key, whose sender must not believe it was done. */
@Injectable()
export class RepeatedSalesService {
  constructor(private readonly orders: OrderQueriesService) {}

  /** The order that the request wrote before; null when it is new. Throws desk_key_used when it asked for other things. */
  async find(manager: EntityManager, { requestKey, requestHash }: DeskRequest): Promise<Order | null> {
    const order = await this.orders.findByRequest(manager, requestKey);
    if (!order || order.requestHash === requestHash) return order;
    const { lines } = await this.orders.getById(manager, order.id);
    throw new AppError('desk_key_used', { what: described(order, lines) });
  }
}

/** What an order keeps of the form with which it was written down. */
export function deskRequest({ requestKey, ...asked }: { readonly requestKey: string }): DeskRequest {
  return { requestKey, requestHash: contentHash(asked) };
}

function described({ name, surname }: Order, lines: readonly OrderLine[]): string {
  const goods = lines.filter(isGoods).map((line) => `${line.quantity} × ${line.name}`);
  return `${`${name} ${surname}`.trim()} (${goods.join(', ')})`;
}
