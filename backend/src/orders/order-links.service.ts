import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { type LinkedRecord, LinkKeysService } from '../platform/security/link-keys.service.js';
import { Order } from './order.entity.js';

/** The addresses of orders' pages. Everybody who knows one may read the order. */
@Injectable()
export class OrderLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: LinkKeysService,
  ) {}

  path(order: LinkedRecord): string {
    return `/siparis/${order.id}?anahtar=${this.keys.keyOf('order', order)}`;
  }

  /** Throws order_not_found. */
  async pathOf(orderId: string): Promise<string> {
    const order = await this.dataSource.manager.findOne(Order, {
      select: { id: true, linkNonce: true },
      where: { id: orderId },
    });
    if (!order) throw new AppError('order_not_found');
    return this.path(order);
  }

  isKeyOf(order: LinkedRecord, key: string): boolean {
    return this.keys.isKeyOf('order', order, key);
  }
}
