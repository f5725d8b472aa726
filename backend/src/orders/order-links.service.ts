import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { orderPath } from './order-links.js';
import { Order } from './order.entity.js';

@Injectable()
export class OrderLinksService {
  constructor(private readonly dataSource: DataSource) {}

  /** The address of an order's page. Throws order_not_found. */
  async pathOf(orderId: string): Promise<string> {
    const order = await this.dataSource.manager.findOne(Order, {
      select: { id: true, accessToken: true },
      where: { id: orderId },
    });
    if (!order) throw new AppError('order_not_found');
    return orderPath(order);
  }
}
