import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import { hasParcel, mayChangeAddress, type OrderContact } from '../../../../contract/orders/order-contact.js';
import { Order } from '../../order.entity.js';

/** Reads who an order is for, as the form that corrects it begins. */
@Injectable()
export class OrderContactViewsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Throws order_not_found. */
  async view(orderId: string): Promise<OrderContact> {
    const order = await this.dataSource.manager.findOneBy(Order, { id: orderId });
    if (!order) throw new AppError('order_not_found');
    const { version, name, surname, email, phone, shippingAddress, notes } = order;
    return {
      ...{ orderId, version, name, surname, email, phone, notes },
      shippingAddress: hasParcel(order) ? shippingAddress : '',
      address: {
        city: order.city ?? '',
        district: order.district ?? '',
        neighbourhood: order.neighbourhood ?? '',
        addressLine: order.addressLine ?? '',
      },
      mayChangeAddress: mayChangeAddress(order),
    };
  }
}
