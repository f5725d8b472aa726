import { Controller, Get, Req } from '@nestjs/common';
import type { Request } from 'express';
import { kurusToLira } from '../../../contract/common/money.js';
import { CustomerOrdersService, type OrderWithLines } from '../../orders/customer-orders.service.js';
import { shippingItems } from '../catalog/shipping-item.js';
import { signedInCustomer } from '../http/signed-in-customer.js';

/** GET /api/orders.php: the signed-in customer's own orders, the newest first. */
@Controller('api/orders.php')
export class OrdersController {
  constructor(private readonly orders: CustomerOrdersService) {}

  @Get()
  async list(@Req() request: Request) {
    const orders = await this.orders.list(signedInCustomer(request));
    return orders.map(restOrder);
  }
}

/** 'Customer order view' of specification 1, section 3. Amounts are lira. */
function restOrder({ order, lines }: OrderWithLines) {
  return {
    id: order.id,
    created_at: order.createdAt.toISOString(),
    total_amount: kurusToLira(order.totalKurus),
    status: order.status,
    shipping_address: order.shippingAddress,
    notes: order.notes,
    items: [...lines.map(restItem), ...shippingItems(order).map((item) => ({ ...NO_TEXTS, ...item }))],
  };
}

/** What a fee lacks of the texts of a piece. */
const NO_TEXTS = {
  product_description: '',
  product_material: '',
  product_dimensions: '',
  product_care: '',
};

function restItem(line: OrderWithLines['lines'][number]) {
  return {
    id: line.id,
    product_name: line.name,
    product_image: line.pictureFileName,
    product_description: line.description,
    product_material: line.material,
    product_dimensions: line.dimensions,
    product_care: line.care,
    price: kurusToLira(line.unitPriceKurus),
    quantity: line.quantity,
  };
}
