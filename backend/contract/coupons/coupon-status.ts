/** Specification 3, section 4, 'Coupon display status'. */
export const COUPON_STATUSES = ['pending', 'expired', 'limit_reached', 'active'] as const;
export type CouponStatus = (typeof COUPON_STATUSES)[number];

export const COUPON_STATUS_LABELS: Record<CouponStatus, string> = {
  pending: 'Beklemede',
  expired: 'Süresi Doldu',
  limit_reached: 'Limit Doldu',
  active: 'Aktif',
};

export interface CouponCourse {
  readonly validFrom: Date;
  /** The last instant at which it can be used. */
  readonly validUntil: Date;
  readonly usageCount: number;
  /** Null: no limit. */
  readonly usageLimit: number | null;
}

/**
 * The first status that applies, in the documented order; independent of whether the studio switched the
 * coupon off.
 */
export function couponStatus(course: CouponCourse, now: Date): CouponStatus {
  const { validFrom, validUntil, usageCount, usageLimit } = course;
  if (now < validFrom) return 'pending';
  if (now > validUntil) return 'expired';
  if (usageLimit !== null && usageCount >= usageLimit) return 'limit_reached';
  return 'active';
}
