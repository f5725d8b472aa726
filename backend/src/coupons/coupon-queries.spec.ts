import { beforeEach, describe, expect, it } from '@jest/globals';
import { aCategory, aProduct } from '../../seed/catalog.js';
import { aCustomer } from '../../seed/customers.js';
import { aCoupon } from '../../seed/coupons.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { suiteDatabase } from '../../testing/suite-database.js';
import { Customer } from '../people/accounts/customer.entity.js';
import { Category } from '../catalog/category.entity.js';
import { ProductPicture } from '../catalog/product-picture.entity.js';
import { Product } from '../catalog/product.entity.js';
import { MediaFile } from '../media/media-file.entity.js';
import { CouponQueriesService } from './coupon-queries.service.js';
import { CouponRecord } from './coupon.entity.js';

const UNKNOWN_ID = '6f1c1b0e-0000-4000-8000-000000000000';
const FROM = new Date('2026-12-01T00:00:00Z');
const UNTIL = new Date('2026-12-31T20:59:00Z');

describe('The coupons of the shop', () => {
  const coupons = new CouponQueriesService();
  const database = suiteDatabase([Category, CouponRecord, Customer, MediaFile, Product, ProductPicture]);

  beforeEach(() => emptyTables(database.dataSource, 'coupon', 'product', 'category', 'customer'));

  const manager = () => database.dataSource.manager;

  it('are found with everything the rules need', async () => {
    const { id } = await aCoupon(manager(), {
      code: 'güz25',
      name: 'Güz şenliği',
      type: 'fixed',
      valueHundredths: 2_500,
      minimumKurus: 10_000,
      maximumDiscountKurus: 2_000,
      usageLimit: 5,
      validFrom: FROM,
      validUntil: UNTIL,
      isActive: false,
    });

    const found = await coupons.findByCode(manager(), 'GÜZ25');

    expect(found).toEqual({
      id,
      code: 'GUZ25',
      name: 'Güz şenliği',
      type: 'fixed',
      valueHundredths: 2_500,
      minimumKurus: 10_000,
      maximumDiscountKurus: 2_000,
      usesLeft: 5,
      validFrom: FROM,
      validUntil: UNTIL,
      isActive: false,
      scope: 'all',
      productIds: [],
      categoryIds: [],
      customerIds: [],
    });
    expect(await coupons.getById(manager(), id)).toEqual(found);
  });

  it('begin with the defaults of the form', async () => {
    await aCoupon(manager(), { code: 'YALIN' });

    expect(await coupons.findByCode(manager(), 'YALIN')).toMatchObject({
      type: 'percentage',
      minimumKurus: 0,
      maximumDiscountKurus: null,
      usesLeft: null,
      isActive: true,
      scope: 'all',
    });
  });

  it.each(['indirim', 'INDIRIM', 'İndirim', 'ındırım', ' indirim '])(
    'are found however the code is typed: "%s"',
    async (typed) => {
      const { id } = await aCoupon(manager(), { code: 'İNDİRİM' });

      expect(await coupons.findByCode(manager(), typed)).toMatchObject({ id, code: 'INDIRIM' });
    },
  );

  it('are not found by a part of the code, nor by a pattern', async () => {
    await aCoupon(manager(), { code: 'INDIRIM' });

    for (const typed of ['INDIRI', 'INDIRIM1', '%', 'INDIRI_', '']) {
      expect(await coupons.findByCode(manager(), typed)).toBeNull();
    }
    await expect(coupons.getById(manager(), UNKNOWN_ID)).rejects.toMatchObject({ code: 'coupon_invalid' });
  });

  it('have as many uses left as nobody has taken or holds', async () => {
    await aCoupon(manager(), { usageLimit: 10 });
    await manager().query('UPDATE coupon SET usage_count = 6, held_uses = 3');

    expect(await coupons.findByCode(manager(), 'TOPRAK10')).toMatchObject({ usesLeft: 1 });
  });

  it('know the products they are for, each once', async () => {
    const [a, b] = [await aProduct(manager()), await aProduct(manager())];
    await aProduct(manager());
    await aCoupon(manager(), { reach: { scope: 'specific_products', productIds: [b.id, a.id, b.id] } });

    expect(await coupons.findByCode(manager(), 'TOPRAK10')).toMatchObject({
      scope: 'specific_products',
      productIds: [a.id, b.id].sort(),
      categoryIds: [],
      customerIds: [],
    });
  });

  it('know the categories they are for', async () => {
    const { id } = await aCategory(manager(), { name: 'Vazo' });
    await aCategory(manager(), { name: 'Kase' });
    await aCoupon(manager(), { reach: { scope: 'specific_categories', categoryIds: [id] } });

    expect(await coupons.findByCode(manager(), 'TOPRAK10')).toMatchObject({
      scope: 'specific_categories',
      productIds: [],
      categoryIds: [id],
    });
  });

  it('know the people they are for', async () => {
    const { id } = await aCustomer(manager());
    await aCoupon(manager(), { reach: { scope: 'specific_users', customerIds: [id] } });

    expect(await coupons.findByCode(manager(), 'TOPRAK10')).toMatchObject({
      scope: 'specific_users',
      customerIds: [id],
    });
  });

  it('are read in at most two questions to the database', async () => {
    await aCoupon(manager(), { code: 'HERKESE' });
    const { id } = await aProduct(manager());
    await aCoupon(manager(), { code: 'KASEYE', reach: { scope: 'specific_products', productIds: [id] } });
    const requested = async (code: string) => {
      const runner = database.dataSource.createQueryRunner();
      let questions = 0;
      const query = runner.query.bind(runner);
      runner.query = ((...given: Parameters<typeof query>) => {
        questions += 1;
        return query(...given);
      }) as typeof runner.query;
      await coupons.findByCode(runner.manager, code);
      await runner.release();
      return questions;
    };

    expect([await requested('HERKESE'), await requested('KASEYE')]).toEqual([1, 2]);
  });

  it('do not share a code, however it is typed', async () => {
    await aCoupon(manager(), { code: 'INDIRIM' });

    await expect(aCoupon(manager(), { code: 'indirim' })).rejects.toMatchObject({
      code: 'coupon_code_taken',
      message: 'Bu kupon kodu zaten kullanılıyor.',
    });
    expect(await manager().count(CouponRecord)).toBe(1);
  });

  it.each([
    { valueHundredths: 0 },
    { valueHundredths: 10_001 },
    { code: 'A B' },
    { code: '' },
    { name: ' ' },
    { minimumKurus: -1 },
    { maximumDiscountKurus: 0 },
    { usageLimit: 0 },
    { validUntil: FROM, validFrom: UNTIL },
  ])('cannot be made of %j', async (wrong) => {
    await expect(aCoupon(manager(), wrong)).rejects.toThrow('violates check constraint');
  });
});
