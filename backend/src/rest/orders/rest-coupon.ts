import { AppError } from '../../../contract/app-error.js';
import { studioMinute } from '../../../contract/common/dates.js';
import { kurusToLira, liraToKurus } from '../../../contract/common/money.js';
import { sentNumber } from '../../../contract/common/sent-number.js';
import type { AdminCouponView } from '../../../contract/coupons/admin-coupons.views.js';
import { FIRST_MINUTE, LAST_MINUTE } from '../../../contract/coupons/coupon-days.js';
import { COUPON_FIELDS, COUPON_TEXTS } from '../../../contract/coupons/coupon-fields.js';
import { CouponDto } from '../../../contract/coupons/coupon.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import { documentedNames, documentedTexts, readingDocumented, sentTexts } from '../documented-names.js';
import { readStudioMinute } from '../http/read-studio-minute.js';
import { readBoolean } from '../http/read-boolean.js';

function restTexts(coupon: AdminCouponView) {
  return documentedTexts(COUPON_TEXTS, COUPON_FIELDS, coupon);
}

export const COUPON_NAMES = documentedNames(COUPON_FIELDS);

/** The defaults of specification 3, section 9. */
const DEFAULTS = {
  type: 'percentage',
  minimum_amount: 0,
  maximum_discount: null,
  usage_limit: null,
  applicable_to: 'all',
  is_active: true,
};

const read = readingDocumented(dtoInput(CouponDto, { dropsUnknownFields: true }), COUPON_NAMES);

/**
 * 'Coupon' of specification 3, section 3; amounts in lira, percentages in percent, and times as
 * yyyy-MM-dd HH:mm:ss in Istanbul.
 */
export function restStudioCoupon(coupon: AdminCouponView) {
  const { id, code, type, usageLimit, usageCount, maximumDiscountKurus } = coupon;
  return {
    id,
    code,
    ...restTexts(coupon),
    type,
    value: coupon.valueHundredths / 100,
    minimum_amount: kurusToLira(coupon.minimumKurus),
    maximum_discount: maximumDiscountKurus === null ? null : kurusToLira(maximumDiscountKurus),
    usage_limit: usageLimit,
    usage_count: usageCount,
    valid_from: `${studioMinute(coupon.validFrom).replace('T', ' ')}:00`,
    valid_until: `${studioMinute(coupon.validUntil).replace('T', ' ')}:59`,
    applicable_to: coupon.applicableTo,
    applicable_products: coupon.products.map((product) => product.id),
    applicable_categories: coupon.categories.map((category) => category.id),
    applicable_users: coupon.customers.map((customer) => customer.id),
    is_active: coupon.isActive,
  };
}

/** Absent fields stay unchanged in a known coupon, and get their default in a new one. */
export function readRestCoupon(body: unknown, known: AdminCouponView | null): CouponDto {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('malformed_request');
  }
  const sent: Record<string, unknown> = { ...(known ? restStudioCoupon(known) : DEFAULTS), ...body };
  return read({
    ...sent,
    ...sentTexts(COUPON_TEXTS, COUPON_FIELDS, sent),
    value: hundredths(sent['value']),
    minimum_amount: hundredths(orNull(sent['minimum_amount']) ?? 0),
    maximum_discount: hundredths(orNull(sent['maximum_discount'])),
    usage_limit: sentNumber(orNull(sent['usage_limit'])),
    valid_from: minute(sent['valid_from'], FIRST_MINUTE),
    valid_until: minute(sent['valid_until'], LAST_MINUTE),
    applicable_products: sent['applicable_products'] ?? [],
    applicable_categories: numbers(sent['applicable_categories'] ?? []),
    applicable_users: sent['applicable_users'] ?? [],
    is_active: readBoolean(sent['is_active']),
  });
}

/** Empty becomes null, which means unlimited. */
function orNull(value: unknown): unknown {
  return value === '' || value === undefined ? null : value;
}

/** Converts lira to kuruş and percent to hundredths; anything else is left for validation to refuse. */
function hundredths(value: unknown): unknown {
  if (typeof value === 'number' && value < 0) return -1;
  return liraToKurus(value) ?? value;
}

function numbers(values: unknown): unknown {
  return Array.isArray(values) ? values.map(sentNumber) : values;
}

/** Accepts a day, an instant, or a day and a time. */
function minute(value: unknown, time: string): unknown {
  if (typeof value !== 'string') return value;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return `${value}T${time}`;
  return readStudioMinute(value);
}
