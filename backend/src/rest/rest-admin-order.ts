import { kurusToLira } from '../../contract/common/money.js';
import type { OrderStatistics } from '../../contract/orders/admin-orders.views.js';
import type { OrderPaymentStatus, OrderStatus } from '../../contract/orders/order-status.js';
import type { OrderRecord } from '../orders/back-office/admin-order-records.js';
import type { OrderLine } from '../orders/order-line.entity.js';

/**
 * 'Order' of specification 2, section 3. Totals are in kuruş, because documented clients divide totals over
 * 100 by 100 (section 5); prices of items and the discount are in lira.
 */
interface RestAdminOrder {
  readonly id: string;
  readonly status: OrderStatus;
  readonly payment_status: OrderPaymentStatus;
  readonly total_amount: number;
  readonly customer_name: string | null;
  readonly customer_email: string | null;
  readonly user_name: string | null;
  readonly user_email: string | null;
  readonly is_guest: 0 | 1;
  readonly created_at: string;
  readonly updated_at: string;
  readonly item_count: number;
  readonly shipping_address: string;
  readonly notes: string;
  readonly coupon_code: string | null;
  readonly discount_amount: number;
  readonly items: readonly RestAdminOrderItem[];
}

interface RestAdminOrderItem {
  readonly id: string;
  readonly product_name: string;
  readonly product_image: string | null;
  readonly price: number;
  readonly quantity: number;
}

interface RestOrderStatistics {
  readonly total_orders: number;
  readonly this_month_orders: number;
  /** In kuruş, like the totals that it sums up. */
  readonly this_month_revenue: number;
  readonly customer_type_distribution: readonly { readonly customer_type: string; readonly count: number }[];
  readonly status_distribution: readonly { readonly status: OrderStatus; readonly count: number }[];
  readonly payment_distribution: readonly {
    readonly payment_status: OrderPaymentStatus;
    readonly count: number;
  }[];
}

export function restOrderRow(order: OrderRecord, lines: readonly OrderLine[]): RestAdminOrder {
  return {
    id: order.id,
    status: order.status,
    payment_status: order.paymentStatus,
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
    items: lines.map((line) => ({
      id: line.id,
      product_name: line.name,
      product_image: line.pictureFileName,
      price: kurusToLira(line.unitPriceKurus),
      quantity: line.quantity,
    })),
  };
}

export function restOrderStatistics(figures: OrderStatistics): RestOrderStatistics {
  return {
    total_orders: figures.totalOrders,
    this_month_orders: figures.thisMonthOrders,
    this_month_revenue: figures.thisMonthRevenueKurus,
    customer_type_distribution: figures.customerTypes.map(({ type, count }) => ({
      customer_type: type,
      count,
    })),
    status_distribution: figures.statuses,
    payment_distribution: figures.paymentStatuses.map(({ paymentStatus, count }) => ({
      payment_status: paymentStatus,
      count,
    })),
  };
}
