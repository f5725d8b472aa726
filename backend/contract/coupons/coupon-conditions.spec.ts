import { describe, expect, test } from '@jest/globals';
import { couponConditions, type NamedLine } from './coupon-conditions.js';
import type { Coupon } from './coupon.js';

const BOWL: NamedLine = {
  kind: 'product',
  id: 'kase',
  name: 'Çorba kâsesi',
  categoryId: 1,
  totalKurus: 60_000,
};
const VASE: NamedLine = { kind: 'product', id: 'vazo', name: 'Vazo', categoryId: 2, totalKurus: 40_000 };

const COUPON: Coupon = {
  ...{ id: 'c1', code: 'TOPRAK10', name: '', type: 'percentage', valueHundredths: 1_250, minimumKurus: 0 },
  ...{ maximumDiscountKurus: null, usesLeft: null, isActive: true, scope: 'all' },
  ...{ validFrom: new Date('2026-12-01T00:00:00Z'), validUntil: new Date('2026-12-31T20:59:00Z') },
  ...{ productIds: [], categoryIds: [], customerIds: [] },
};
const told = (given: Partial<Coupon>) =>
  couponConditions({ ...COUPON, ...given }, [BOWL, VASE])
    .join('\n')
    .replaceAll('\u00a0', ' ');

describe('The conditions of a coupon', () => {
  test.each<[string, Partial<Coupon>, string]>([
    ['its percentage', {}, '%12,5 indirim sağlar.'],
    ['its amount', { type: 'fixed', valueHundredths: 10_000 }, '100,00 TL indirim sağlar.'],
    ['its maximum', { maximumDiscountKurus: 30_000 }, '%12,5 indirim sağlar, en çok 300,00 TL.'],
    ['its last minute', {}, '31.12.2026 23:59 tarihine kadar'],
    ['the least cart', { minimumKurus: 50_000 }, 'Sepet toplamı en az 500,00 TL olmalıdır.'],
    ['that its uses are limited', { usesLeft: 3 }, 'Kullanım sayısı sınırlıdır'],
    ['that it is for one account', { scope: 'specific_users' }, 'Yalnızca sizin hesabınıza'],
    [
      'for which pieces of the cart it is',
      { scope: 'specific_categories', categoryIds: [1] },
      'sepetinizde: Çorba kâsesi.',
    ],
  ])('say %s', (_what, given, text) => {
    expect(told(given)).toContain(text);
  });

  test('say nothing that does not apply', () => {
    expect(told({})).not.toMatch(/en az|sınırlıdır|hesabınıza|seçili ürünlerde/);
  });
});
