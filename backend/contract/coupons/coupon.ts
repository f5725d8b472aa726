import { AppError } from '../app-error.js';
import { formatDateTime } from '../common/dates.js';
import { formatTl } from '../common/money.js';
import { splitAmount } from '../common/split-amount.js';
import type { LineKind } from '../orders/line-kind.js';

export type CouponType = 'percentage' | 'fixed';
export type CouponScope = 'all' | 'specific_products' | 'specific_categories' | 'specific_users';

/** The data of a coupon that pricing needs (specification 3, section 3). */
export interface Coupon {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly type: CouponType;
  /** Hundredths: of a percent for a percentage (1250 is 12,5 %), of a lira (kuruş) for a fixed amount. */
  readonly valueHundredths: number;
  /** The minimum total of the cart before the coupon, in kuruş. */
  readonly minimumKurus: number;
  readonly maximumDiscountKurus: number | null;
  /** Remaining uses that are neither used nor held; null when unlimited. */
  readonly usesLeft: number | null;
  readonly validFrom: Date;
  /** The last instant at which it can be used. */
  readonly validUntil: Date;
  readonly isActive: boolean;
  readonly scope: CouponScope;
  readonly productIds: readonly string[];
  readonly categoryIds: readonly number[];
  readonly customerIds: readonly string[];
}

export interface CouponLine {
  readonly kind: LineKind;
  readonly id: string;
  /** Null for a workshop. */
  readonly categoryId: number | null;
  /** After student prices, in kuruş. */
  readonly totalKurus: number;
}

export interface CouponContext {
  readonly lines: readonly CouponLine[];
  readonly now: Date;
  /** Null for a guest. */
  readonly customerId: string | null;
}

/**
 * The reason why the coupon cannot be used for this cart, or null. Reasons that the visitor can least change
 * come first.
 */
export function couponRefusal(coupon: Coupon, { lines, now, customerId }: CouponContext): AppError | null {
  if (!coupon.isActive) return new AppError('coupon_invalid');
  if (now < coupon.validFrom) {
    return new AppError('coupon_not_yet_valid', { from: formatDateTime(coupon.validFrom) });
  }
  if (now > coupon.validUntil) return new AppError('coupon_expired');
  if (coupon.usesLeft !== null && coupon.usesLeft <= 0) return new AppError('coupon_used_up');
  if (
    coupon.scope === 'specific_users' &&
    (customerId === null || !coupon.customerIds.includes(customerId))
  ) {
    return new AppError('coupon_not_yours');
  }
  if (!lines.some((line) => isEligible(coupon, line))) return new AppError('coupon_not_for_cart');
  const subtotalKurus = sumOf(lines.map(({ totalKurus }) => totalKurus));
  if (subtotalKurus < coupon.minimumKurus) {
    return new AppError('coupon_below_minimum', { minimum: formatTl(coupon.minimumKurus) });
  }
  // The use would be wasted, because everything the coupon applies to is free.
  if (sumOf(couponDiscounts(coupon, lines)) === 0) return new AppError('coupon_not_for_cart');
  return null;
}

/**
 * The coupon's discount on each line, in kuruş. The sum never exceeds the coupon's maximum or the eligible
 * lines; a percentage is rounded half up once, over their sum.
 */
export function couponDiscounts(coupon: Coupon, lines: readonly CouponLine[]): number[] {
  const eligible = lines.map((line) => (isEligible(coupon, line) ? line.totalKurus : 0));
  const eligibleKurus = sumOf(eligible);
  const fullKurus =
    coupon.type === 'percentage'
      ? Math.round((eligibleKurus * coupon.valueHundredths) / 10_000)
      : coupon.valueHundredths;
  return splitAmount(Math.min(fullKurus, coupon.maximumDiscountKurus ?? fullKurus, eligibleKurus), eligible);
}

/** Workshops are neither products nor in a category, so only coupons for everything apply to them. */
export function isEligible(coupon: Coupon, { kind, id, categoryId }: CouponLine): boolean {
  switch (coupon.scope) {
    case 'all':
    case 'specific_users':
      return true;
    case 'specific_products':
      return kind === 'product' && coupon.productIds.includes(id);
    case 'specific_categories':
      return categoryId !== null && coupon.categoryIds.includes(categoryId);
  }
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
