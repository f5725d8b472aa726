import type { FieldErrors as FormErrors, Resolver } from 'react-hook-form';
import { emptyTexts, pick } from '@contract/common/field-table.js';
import { studioDate, studioMinute } from '@contract/common/dates.js';
import type { AdminCouponView } from '@contract/coupons/admin-coupons.views.js';
import { FIRST_MINUTE, LAST_MINUTE } from '@contract/coupons/coupon-days.js';
import { COUPON_TEXTS } from '@contract/coupons/coupon-fields.js';
import { CouponDto } from '@contract/coupons/coupon.dto.js';
import { formRules } from '../../lib/forms/form-rules.js';
import { amountText } from '../lib/amount-text.js';
import { amount } from '../lib/filter-values.js';

/** A chosen product, category or customer. */
export interface CouponTarget {
  readonly id: string;
  readonly label: string;
}

const TYPED_AS_KEPT = ['code', ...COUPON_TEXTS, 'type', 'isActive', 'applicableTo'] as const;

/** The values of the fields, named as in the rules. */
export interface CouponFormValues extends Readonly<Pick<CouponDto, (typeof TYPED_AS_KEPT)[number]>> {
  readonly valueHundredths: string;
  readonly minimumKurus: string;
  readonly maximumDiscountKurus: string;
  readonly usageLimit: string;
  /** Days. They are whole days unless hours are given. */
  readonly validFrom: string;
  readonly validUntil: string;
  readonly fromTime: string;
  readonly untilTime: string;
  readonly productIds: readonly CouponTarget[];
  readonly categoryIds: readonly CouponTarget[];
  readonly customerIds: readonly CouponTarget[];
}

const rules = formRules(CouponDto);

/** The default values, valid from today (specification 3, section 9). */
const newValues = (): CouponFormValues => ({
  ...emptyTexts(['code', ...COUPON_TEXTS]),
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
  const { maximumDiscountKurus } = coupon;
  const [validFrom = '', fromTime = ''] = studioMinute(coupon.validFrom).split('T');
  const [validUntil = '', untilTime = ''] = studioMinute(coupon.validUntil).split('T');
  return {
    ...pick(coupon, TYPED_AS_KEPT),
    ...{ validFrom, fromTime, validUntil, untilTime },
    valueHundredths: amount.write(coupon.valueHundredths),
    minimumKurus: amountText(coupon.minimumKurus),
    maximumDiscountKurus: maximumDiscountKurus === null ? '' : amountText(maximumDiscountKurus),
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

/** Converts the fields for the rules. Text that is not a number becomes NaN. */
export function toCoupon(values: CouponFormValues): Pick<CouponDto, keyof CouponDto> {
  return {
    ...pick(values, TYPED_AS_KEPT),
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

/** An empty field means null. */
function unlimited(text: string, read: (text: string) => number | undefined): number | null {
  return text.trim() === '' ? null : (read(text) ?? Number.NaN);
}

/** The rules of the contract, with their texts. */
export const couponResolver: Resolver<CouponFormValues> = (values) => {
  const { errors } = rules.check({ ...toCoupon(values) });
  const entries = Object.entries(errors).map(([field, message]) => [field, { type: 'rule', message }]);
  if (entries.length === 0) return { values, errors: {} };
  return { values: {}, errors: Object.fromEntries(entries) as FormErrors<CouponFormValues> };
};
