import { kurusToLira } from '../../../contract/common/money.js';
import type { OrderStatistics } from '../../../contract/orders/admin-orders.views.js';
import type { OrderRecord } from '../../orders/back-office/admin-order-records.js';
import type { OrderLine } from '../../orders/order-line.entity.js';
import { shippingItems } from '../catalog/shipping-item.js';
import { restPaymentDistribution, restPaymentStatus } from './rest-payment-status.js';

/**
 * 'Order' of specification 2, section 3. Totals are in kuruş, because documented clients divide totals over
 * 100 by 100 (section 5); prices of items and the discount are in lira.
 */
export function restOrderRow(order: OrderRecord, lines: readonly OrderLine[]) {
  return {
    id: order.id,
    status: order.status,
    payment_status: restPaymentStatus(order.paymentStatus),
    total_amount: order.totalKurus,
    customer_name: order.customerName || null,
    customer_email: order.customerEmail || null,
    user_name: order.accountName,
    user_email: order.accountEmail,
    is_guest: order.isGuest ? 1 : 0,
    created_at: order.createdAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
    item_count: order.pieces + order.seats,
    shipping_address: order.shippingAddress,
    notes: order.notes,
    coupon_code: order.couponCode,
    discount_amount: kurusToLira(order.discountKurus),
    items: [...lines.map(restItem), ...shippingItems(order)],
  };
}

function restItem(line: OrderLine) {
  return {
    id: line.id,
    product_name: line.name,
    product_image: line.pictureFileName,
    price: kurusToLira(line.unitPriceKurus),
    quantity: line.quantity,
  };
}

/** `this_month_revenue` is in kuruş, like the totals that it sums up. */
export function restOrderStatistics(figures: OrderStatistics) {
  return {
    total_orders: figures.totalOrders,
    this_month_orders: figures.thisMonthOrders,
    this_month_revenue: figures.thisMonthRevenueKurus,
    customer_type_distribution: figures.customerTypes.map(({ type, count }) => ({
      customer_type: type,
      count,
    })),
    status_distribution: figures.statuses,
    payment_distribution: restPaymentDistribution(figures.paymentStatuses),
  };
}
