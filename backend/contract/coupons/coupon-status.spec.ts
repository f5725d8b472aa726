import { describe, expect, it } from '@jest/globals';
import { type CouponCourse, couponStatus } from './coupon-status.js';

const FROM = new Date('2026-12-01T00:00:00Z');
const UNTIL = new Date('2026-12-31T20:59:59.999Z');

function statusAt(instant: string, uses: Partial<CouponCourse> = {}): string {
  const course = { validFrom: FROM, validUntil: UNTIL, usageCount: 0, usageLimit: null };
  return couponStatus({ ...course, ...uses }, new Date(instant));
}

describe('The status of a coupon', () => {
  const usedUp = { usageCount: 50, usageLimit: 50 };

  it.each([
    ['pending', '2026-11-30T23:59:59.999Z', {}],
    ['active', '2026-12-01T00:00:00.000Z', {}],
    ['active', '2026-12-31T20:59:59.999Z', {}],
    ['expired', '2026-12-31T21:00:00.000Z', {}],
    ['active', '2026-12-12T09:00:00Z', { usageCount: 49, usageLimit: 50 }],
    ['limit_reached', '2026-12-12T09:00:00Z', usedUp],
    ['active', '2026-12-12T09:00:00Z', { usageCount: 1_000_000 }],
    // Dates take precedence over the limit.
    ['pending', '2026-11-30T09:00:00Z', usedUp],
    ['expired', '2027-01-01T09:00:00Z', usedUp],
  ])('is %s at %s with %j', (status, instant, uses) => {
    expect(statusAt(instant, uses)).toBe(status);
  });
});
