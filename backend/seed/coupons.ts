import type { EntityManager } from 'typeorm';
import { addDays, studioDate, studioInstant } from '../contract/common/dates.js';
import type { CouponRecord } from '../src/coupons/coupon.entity.js';
import { CreateCouponService, type NewCoupon } from '../src/coupons/create-coupon.service.js';

/** Writes a coupon as the studio would; used by the demo, by tests and by the browser's journeys. */
export async function aCoupon(
  manager: EntityManager,
  overrides: Partial<NewCoupon> = {},
): Promise<CouponRecord> {
  return new CreateCouponService().create(manager, {
    code: 'TOPRAK10',
    name: '%10 indirim',
    valueHundredths: 1_000,
    ...daysAround(new Date(), { before: 1, after: 30 }),
    ...overrides,
  });
}

export async function seedDemoCoupons(manager: EntityManager, today: Date): Promise<void> {
  await aCoupon(manager, {
    code: 'HOSGELDIN10',
    name: '%10 hoş geldiniz indirimi',
    description: 'İlk alışverişinize küçük bir hoş geldiniz hediyesi.',
    type: 'percentage',
    valueHundredths: 1_000,
    minimumKurus: 50_000,
    maximumDiscountKurus: 50_000,
    usageLimit: 500,
    ...daysAround(today, { before: 1, after: 365 }),
  });
  await aCoupon(manager, {
    code: 'ATOLYE100',
    name: 'Atölyeden 100 TL',
    description: 'Atölyede geçirdiğiniz bir günün hatırası.',
    type: 'fixed',
    valueHundredths: 10_000,
    minimumKurus: 75_000,
    ...daysAround(today, { before: 1, after: 183 }),
  });
}

/** Whole days in Istanbul time, including the last one. */
function daysAround(
  instant: Date,
  { before, after }: { readonly before: number; readonly after: number },
): Pick<NewCoupon, 'validFrom' | 'validUntil'> {
  const today = studioDate(instant);
  return {
    validFrom: studioInstant(addDays(today, -before), '00:00'),
    validUntil: studioInstant(addDays(today, after), '23:59'),
  };
}
