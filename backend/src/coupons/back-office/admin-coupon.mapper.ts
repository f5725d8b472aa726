import type { AdminCouponRow, AdminCouponView } from '../../../contract/coupons/admin-coupons.views.js';
import { pick } from '../../../contract/common/field-table.js';
import { COUPON_PLAIN_FIELDS } from '../../../contract/coupons/coupon-fields.js';
import { couponStatus } from '../../../contract/coupons/coupon-status.js';
import type { AdminChange } from '../../activity-log/admin-changes.service.js';
import type { CouponRecord } from '../coupon.entity.js';

/** The status is computed for `now`. */
export function toAdminCouponRow(coupon: CouponRecord, now: Date): AdminCouponRow {
  const { id, usageCount, heldUses, version } = coupon;
  return {
    ...pick(coupon, COUPON_PLAIN_FIELDS),
    ...{ id, usageCount, heldUses, version },
    validFrom: coupon.validFrom.toISOString(),
    validUntil: coupon.validUntil.toISOString(),
    status: couponStatus(coupon, now),
    createdAt: coupon.createdAt.toISOString(),
  };
}

interface CouponChange {
  readonly event: 'coupon_created' | 'coupon_edited' | 'coupon_deleted';
  readonly coupon: AdminCouponView;
  readonly before: AdminCouponView | null;
  readonly after: AdminCouponView | null;
}

export function couponChange({ event, coupon, before, after }: CouponChange): AdminChange {
  return {
    event,
    recordKind: 'coupon',
    recordId: coupon.id,
    label: coupon.code,
    before: before && loggedCoupon(before),
    after: after && loggedCoupon(after),
  };
}

/** Names customers by their ids, because the log outlives their accounts. */
function loggedCoupon(coupon: AdminCouponView) {
  return {
    ...pick(coupon, [...COUPON_PLAIN_FIELDS, 'validFrom', 'validUntil']),
    products: coupon.products.map((product) => product.name),
    categories: coupon.categories.map((category) => category.name),
    customers: coupon.customers.map((customer) => customer.id),
  };
}
