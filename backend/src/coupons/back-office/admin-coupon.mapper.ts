import type { AdminCouponRow, AdminCouponView } from '../../../contract/coupons/admin-coupons.views.js';
import { couponStatus } from '../../../contract/coupons/coupon-status.js';
import type { AdminChange } from '../../activity-log/admin-changes.service.js';
import type { CouponRecord } from '../coupon.entity.js';

/** Its status is that of `now`. */
export function toAdminCouponRow(coupon: CouponRecord, now: Date): AdminCouponRow {
  const { id, code, name, description, type, valueHundredths, minimumKurus, maximumDiscountKurus } = coupon;
  const { usageLimit, usageCount, heldUses, applicableTo, isActive, version } = coupon;
  return {
    ...{ id, code, name, description, type, valueHundredths, minimumKurus, maximumDiscountKurus },
    ...{ usageLimit, usageCount, heldUses, applicableTo, isActive, version },
    validFrom: coupon.validFrom.toISOString(),
    validUntil: coupon.validUntil.toISOString(),
    status: couponStatus(coupon, now),
    createdAt: coupon.createdAt.toISOString(),
  };
}

interface CouponTurn {
  readonly event: 'coupon_created' | 'coupon_edited' | 'coupon_deleted';
  readonly coupon: AdminCouponView;
  readonly before: AdminCouponView | null;
  readonly after: AdminCouponView | null;
}

export function couponChange({ event, coupon, before, after }: CouponTurn): AdminChange {
  return {
    type: 'admin_change',
    event,
    recordKind: 'coupon',
    recordId: coupon.id,
    label: coupon.code,
    before: before && loggedCoupon(before),
    after: after && loggedCoupon(after),
  };
}

/** Customers by their ids, since the log outlives their accounts. */
function loggedCoupon(coupon: AdminCouponView) {
  const { code, name, description, type, valueHundredths, minimumKurus, maximumDiscountKurus } = coupon;
  const { usageLimit, validFrom, validUntil, applicableTo, isActive } = coupon;
  return {
    ...{ code, name, description, type, valueHundredths, minimumKurus, maximumDiscountKurus },
    ...{ usageLimit, validFrom, validUntil, applicableTo, isActive },
    products: coupon.products.map((product) => product.name),
    categories: coupon.categories.map((category) => category.name),
    customers: coupon.customers.map((customer) => customer.id),
  };
}
