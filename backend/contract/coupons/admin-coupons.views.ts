import type { PageOf } from '../admin/page.query.js';
import type { OrderPaymentStatus, OrderStatus } from '../orders/order-status.js';
import type { CouponPlainFields } from './coupon-fields.js';
import type { CouponStatus } from './coupon-status.js';

/** A coupon as the studio's list shows it. */
export interface AdminCouponRow extends CouponPlainFields {
  readonly id: string;
  readonly usageCount: number;
  /** Uses held for checkouts. */
  readonly heldUses: number;
  /** ISO instants; the second is the last instant of use. */
  readonly validFrom: string;
  readonly validUntil: string;
  /** The status at the time of reading. */
  readonly status: CouponStatus;
  readonly version: number;
  readonly createdAt: string;
}

export interface CouponProduct {
  readonly id: string;
  readonly name: string;
}

export interface CouponCategory {
  readonly id: number;
  readonly name: string;
}

export interface CouponCustomer {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** A coupon as its form shows it; only the list of its scope has entries. */
export interface AdminCouponView extends AdminCouponRow {
  readonly products: readonly CouponProduct[];
  readonly categories: readonly CouponCategory[];
  readonly customers: readonly CouponCustomer[];
}

/** A paid order that used a coupon. */
export interface CouponUseView {
  readonly orderId: string;
  /** An ISO instant. */
  readonly usedAt: string;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly discountKurus: number;
  /** The amount paid, after the discount, in kuruş. */
  readonly totalKurus: number;
  readonly status: OrderStatus;
  /** Whether the buyer collects the pieces at the studio. */
  readonly isPickedUp: boolean;
  readonly paymentStatus: OrderPaymentStatus;
}

/** The uses of a coupon by page, with the sums over all pages. */
export interface CouponUsesView extends PageOf<CouponUseView> {
  readonly sums: {
    readonly uses: number;
    readonly discountKurus: number;
    readonly totalKurus: number;
  };
}
