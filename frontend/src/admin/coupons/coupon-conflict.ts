import { formatDate } from '@contract/common/dates.js';
import type { AdminCouponView } from '@contract/coupons/admin-coupons.views.js';
import { COUPON_FIELDS } from '@contract/coupons/coupon-fields.js';
import type { CouponDto } from '@contract/coupons/coupon.dto.js';
import { differingFields, type ShownFields } from '../lib/differing-fields.js';
import type { ConflictField } from '../ui/conflict-dialog.js';
import { type CouponFormValues, type CouponTarget, valuesOf } from './coupon-form-values.js';
import { SCOPE_LABELS, TYPE_LABELS } from './coupon.texts.js';

/** Lists the differences between the form and what somebody else saved. */
export function conflictFields(mine: CouponFormValues, saved: AdminCouponView): ConflictField[] {
  return differingFields(COUPON_FIELDS, shown(mine), shown(valuesOf(saved)));
}

function shown(values: CouponFormValues): ShownFields<CouponDto> {
  return {
    ...values,
    type: TYPE_LABELS[values.type],
    validFrom: `${formatDate(values.validFrom)} ${values.fromTime}`,
    validUntil: `${formatDate(values.validUntil)} ${values.untilTime}`,
    applicableTo: SCOPE_LABELS[values.applicableTo],
    isActive: values.isActive ? 'Açık' : 'Kapalı',
    // Compared as one field, because only the list of the scope counts.
    productIds: chosen(values),
    categoryIds: '',
    customerIds: '',
  };
}

function chosen({ applicableTo, productIds, categoryIds, customerIds }: CouponFormValues): string {
  const labels = (targets: readonly CouponTarget[]) => targets.map(({ label }) => label).join(', ');
  switch (applicableTo) {
    case 'all':
      return '';
    case 'specific_products':
      return labels(productIds);
    case 'specific_categories':
      return labels(categoryIds);
    case 'specific_users':
      return labels(customerIds);
  }
}
