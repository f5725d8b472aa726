import type { FieldErrors as FormErrors, Resolver } from 'react-hook-form';
import { studioDate, studioMinute } from '@contract/common/dates.js';
import type { AdminCouponView } from '@contract/coupons/admin-coupons.views.js';
import { FIRST_MINUTE, LAST_MINUTE } from '@contract/coupons/coupon-days.js';
import { CouponDto } from '@contract/coupons/coupon.dto.js';
import type { CouponScope, CouponType } from '@contract/coupons/coupon.js';
import { formRules } from '../../lib/form-rules.js';
import { amount } from '../lib/filter-values.js';

/** A product, a category or a customer that was picked. */
export interface CouponTarget {
  readonly id: string;
  readonly label: string;
}

/** What stands in the fields, under the names of the rules. */
export interface CouponFormValues {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly type: CouponType;
  readonly valueHundredths: string;
  readonly minimumKurus: string;
  readonly maximumDiscountKurus: string;
  readonly usageLimit: string;
  /** Days; whole ones as long as nobody gives them hours. */
  readonly validFrom: string;
  readonly validUntil: string;
  readonly fromTime: string;
  readonly untilTime: string;
  readonly isActive: boolean;
  readonly applicableTo: CouponScope;
  readonly productIds: readonly CouponTarget[];
  readonly categoryIds: readonly CouponTarget[];
  readonly customerIds: readonly CouponTarget[];
}

const rules = formRules(CouponDto);

/** Specification 3, section 9; from today on. */
const newValues = (): CouponFormValues => ({
  code: '',
  name: '',
  description: '',
  type: 'percentage',
  valueHundredths: '0',
  minimumKurus: '0',
  maximumDiscountKurus: '',
  usageLimit: '',
  validFrom: studioDate(new Date()),
  validUntil: '',
  fromTime: FIRST_MINUTE,
  untilTime: LAST_MINUTE,
  isActive: true,
  applicableTo: 'all',
  productIds: [],
  categoryIds: [],
  customerIds: [],
});

export function valuesOf(coupon: AdminCouponView | null): CouponFormValues {
  if (coupon === null) return newValues();
  const { code, name, description, type, isActive, applicableTo, maximumDiscountKurus } = coupon;
  const [validFrom = '', fromTime = ''] = studioMinute(coupon.validFrom).split('T');
  const [validUntil = '', untilTime = ''] = studioMinute(coupon.validUntil).split('T');
  return {
    ...{ code, name, description, type, isActive, applicableTo },
    ...{ validFrom, fromTime, validUntil, untilTime },
    valueHundredths: amount.write(coupon.valueHundredths),
    minimumKurus: amount.write(coupon.minimumKurus),
    maximumDiscountKurus: maximumDiscountKurus === null ? '' : amount.write(maximumDiscountKurus),
    usageLimit: coupon.usageLimit === null ? '' : String(coupon.usageLimit),
    productIds: coupon.products.map((product) => ({ id: product.id, label: product.name })),
    categoryIds: coupon.categories.map((category) => ({ id: String(category.id), label: category.name })),
    customerIds: coupon.customers.map((customer) => ({ id: customer.id, label: customerLabel(customer) })),
  };
}

export function customerLabel(customer: {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}): string {
  return `${customer.firstName} ${customer.lastName} (${customer.email})`;
}

/** For the rules to read: what is no number is none. */
export function toCoupon(values: CouponFormValues): Pick<CouponDto, keyof CouponDto> {
  const { code, name, description, type, isActive, applicableTo } = values;
  return {
    ...{ code, name, description, type, isActive, applicableTo },
    valueHundredths: amount.read(values.valueHundredths) ?? Number.NaN,
    minimumKurus: values.minimumKurus.trim() === '' ? 0 : (amount.read(values.minimumKurus) ?? Number.NaN),
    maximumDiscountKurus: unlimited(values.maximumDiscountKurus, (text) => amount.read(text)),
    usageLimit: unlimited(values.usageLimit, (text) =>
      /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : undefined,
    ),
    validFrom: values.validFrom === '' ? '' : `${values.validFrom}T${values.fromTime || FIRST_MINUTE}`,
    validUntil: values.validUntil === '' ? '' : `${values.validUntil}T${values.untilTime || LAST_MINUTE}`,
    productIds: values.productIds.map(({ id }) => id),
    categoryIds: values.categoryIds.map(({ id }) => Number(id)),
    customerIds: values.customerIds.map(({ id }) => id),
  };
}

/** Empty is null. */
function unlimited(text: string, read: (text: string) => number | undefined): number | null {
  return text.trim() === '' ? null : (read(text) ?? Number.NaN);
}

/** The contract's rules, with its messages. */
export const couponResolver: Resolver<CouponFormValues> = (values) => {
  const { errors } = rules.check({ ...toCoupon(values) });
  const entries = Object.entries(errors).map(([field, message]) => [field, { type: 'rule', message }]);
  if (entries.length === 0) return { values, errors: {} };
  return { values: {}, errors: Object.fromEntries(entries) as FormErrors<CouponFormValues> };
};
