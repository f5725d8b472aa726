import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { PageOf } from '../../../contract/admin/page.query.js';
import type {
  AdminCouponRow,
  AdminCouponView,
  CouponUsesView,
} from '../../../contract/coupons/admin-coupons.views.js';
import { couponCode } from '../../../contract/coupons/coupon-code.js';
import { COUPON_STATUSES } from '../../../contract/coupons/coupon-status.js';
import type { CouponDto } from '../../../contract/coupons/coupon.dto.js';
import { aCategory, aProduct } from '../../../seed/catalog.js';
import { aCoupon } from '../../../seed/coupons.js';
import { aCustomer } from '../../../seed/customers.js';
import { aPaidOrder } from '../../../testing/account-orders.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';
import { CouponUsesService } from '../coupon-uses.service.js';
import {
  CODE_CHARACTERS,
  GenerateCodeService,
  GENERATED_CODE_LENGTH,
  randomCode,
} from './generate-code.service.js';

const UNKNOWN_ID = '6f1c1b0e-0000-4000-8000-000000000000';
const DAY_MS = 86_400_000;

const server = suiteServer();
const admin = suiteAdmin(server);

beforeEach(() =>
  emptyTables(server.dataSource, 'order', 'coupon', 'product', 'category', 'customer', 'log_entry'),
);

const manager = () => server.dataSource.manager;

/** The form's input with the defaults of specification 3, section 9. */
function entered(fields: Partial<CouponDto> = {}): object {
  return {
    code: 'bahar26',
    name: 'Bahar indirimi',
    description: '',
    type: 'percentage',
    valueHundredths: 1_250,
    minimumKurus: 0,
    maximumDiscountKurus: null,
    usageLimit: null,
    validFrom: '2026-01-01T00:00',
    validUntil: '2099-12-31T23:59',
    isActive: true,
    applicableTo: 'all',
    productIds: [],
    categoryIds: [],
    customerIds: [],
    ...fields,
  };
}

async function make(fields: Partial<CouponDto> = {}): Promise<AdminCouponView> {
  return dataOf(await admin.mutate('admin.coupons.create', entered(fields))) as AdminCouponView;
}

async function list(query: object = {}): Promise<AdminCouponRow[]> {
  return (dataOf(await admin.query('admin.coupons.list', query)) as PageOf<AdminCouponRow>).items.slice();
}

const codesOf = (rows: readonly AdminCouponRow[]) => rows.map(({ code }) => code);
const view = async (id: string) => dataOf(await admin.query('admin.coupons.view', { id })) as AdminCouponView;
const update = (coupon: Pick<AdminCouponView, 'id' | 'version'>, fields: Partial<CouponDto> = {}) =>
  admin.mutate('admin.coupons.update', { ...entered(fields), id: coupon.id, version: coupon.version });
const remove = ({ id, version }: Pick<AdminCouponView, 'id' | 'version'>) =>
  admin.mutate('admin.coupons.remove', { id, version });
const log = () =>
  server.dataSource.query<{ event: string; after: Record<string, unknown> }[]>(
    `SELECT details->>'event' AS event, details->'after' AS after FROM log_entry
     WHERE record_kind = 'coupon' ORDER BY id`,
  );

interface Use {
  readonly name: string;
  readonly totalKurus: number;
  readonly discountKurus: number;
}

/** Inserts a paid order that used the coupon. */
async function aUse(couponId: string, { name, totalKurus, discountKurus }: Use): Promise<string> {
  const [order] = await manager().query<[{ id: string }]>(
    `INSERT INTO "order" (link_nonce, name, surname, email, phone, shipping_address, subtotal_kurus,
       discount_kurus, total_kurus)
     VALUES (gen_random_uuid(), $1, 'Demir', 'a@toprak.example', '+905321234567', '', $2::integer + $3::integer, $3, $2)
     RETURNING id`,
    [name, totalKurus, discountKurus],
  );
  await server.app.get(CouponUsesService, { strict: false }).takeNow(manager(), {
    ...{ couponId, discountKurus },
    orderId: order.id,
  });
  return order.id;
}

describe('The studio makes a coupon', () => {
  it('whose days count from their first minute to the end of their last', async () => {
    const coupon = await make({ description: ' Baharda ', usageLimit: 5, maximumDiscountKurus: 10_000 });

    expect(coupon).toMatchObject({
      code: 'BAHAR26',
      description: 'Baharda',
      valueHundredths: 1_250,
      usageLimit: 5,
      usageCount: 0,
      validFrom: '2025-12-31T21:00:00.000Z',
      validUntil: '2099-12-31T20:59:59.999Z',
      status: 'active',
      version: 1,
    });
    expect(await log()).toMatchObject([{ event: 'coupon_created', after: { code: 'BAHAR26' } }]);
  });

  it('for certain pieces, categories or people, and for one kind of them alone', async () => {
    const category = await aCategory(manager(), { name: 'Vazo' });
    const bowl = await aProduct(manager(), { name: 'Kase', category: 'Kase' });
    const ayse = await aCustomer(manager(), { firstName: 'Ayşe', lastName: 'Demir' });

    const coupon = await make({ applicableTo: 'specific_products', productIds: [bowl.id, bowl.id] });
    expect(coupon).toMatchObject({
      products: [{ id: bowl.id, name: 'Kase' }],
      categories: [],
      customers: [],
    });

    const forVases: Partial<CouponDto> = { applicableTo: 'specific_categories', categoryIds: [category.id] };
    const second = dataOf(await update(coupon, { ...forVases, productIds: [bowl.id] })) as AdminCouponView;
    expect(second).toMatchObject({ products: [], categories: [{ id: category.id, name: 'Vazo' }] });

    await update(second, { applicableTo: 'specific_users', customerIds: [ayse.id] });
    const last = await view(coupon.id);
    expect(last).toMatchObject({ categories: [], customers: [{ id: ayse.id, firstName: 'Ayşe' }] });

    expect(dataOf(await update(last))).toMatchObject({ products: [], categories: [], customers: [] });
  });

  it.each<[string, string, Partial<CouponDto>]>([
    ['code', 'Lütfen kupon kodu giriniz', { code: ' ' }],
    ['name', 'Kupon adı gerekli', { name: ' ' }],
    ['valueHundredths', 'İndirim değeri 0’dan büyük olmalıdır.', { valueHundredths: 0 }],
    [
      'valueHundredths',
      'İndirim değerini 10 ya da 12,50 gibi bir sayı olarak yazın.',
      { valueHundredths: 0.5 },
    ],
    ['valueHundredths', 'Yüzde en fazla 100 olabilir.', { type: 'percentage', valueHundredths: 200_000_000 }],
    ['minimumKurus', 'Tutarı 500 ya da 1.250,00 gibi yazın.', { minimumKurus: 0.5 }],
    ['valueHundredths', 'Yüzde en fazla 100 olabilir.', { valueHundredths: 10_001 }],
    ['minimumKurus', 'Tutar 0 ya da daha büyük olmalıdır, örneğin 500,00.', { minimumKurus: -1 }],
    [
      'maximumDiscountKurus',
      'En çok indirim 0’dan büyük olmalıdır; sınır yoksa boş bırakın.',
      { maximumDiscountKurus: 0 },
    ],
    ['usageLimit', 'Kullanım sınırı en az 1 olmalıdır; sınır yoksa boş bırakın.', { usageLimit: 0 }],
    ['validFrom', 'Başlangıç tarihi gerekli', { validFrom: '' }],
    ['validUntil', 'Bitiş tarihi gerekli', { validUntil: '2026-02-30T10:00' }],
    ['validUntil', 'Bitiş, başlangıçtan sonra olmalı', { validUntil: '2025-12-31T23:59' }],
    ['productIds', 'En az bir ürün seçin.', { applicableTo: 'specific_products' }],
    ['categoryIds', 'En az bir kategori seçin.', { applicableTo: 'specific_categories' }],
    ['customerIds', 'En az bir müşteri seçin.', { applicableTo: 'specific_users' }],
  ])('and is told at %s: %s', async (field, message, fields) => {
    const answer = await admin.mutate('admin.coupons.create', entered(fields));
    expect(refusalOf(answer)).toMatchObject({ code: 'invalid_input', fields: { [field]: message } });
  });

  it('of any fixed amount, also one above a hundred lira', async () => {
    expect(await make({ type: 'fixed', valueHundredths: 15_000 })).toMatchObject({ valueHundredths: 15_000 });
  });

  it('but not for what somebody deleted while it was chosen, and not with another’s code', async () => {
    await make();
    const gone = await admin.mutate(
      'admin.coupons.create',
      entered({ applicableTo: 'specific_products', productIds: [UNKNOWN_ID], code: 'YENI' }),
    );
    expect(refusalOf(gone)).toMatchObject({
      code: 'coupon_target_gone',
      fields: { productIds: expect.any(String) },
    });
    const taken = await admin.mutate('admin.coupons.create', entered({ code: 'Bahar26' }));
    expect(refusalOf(taken)).toMatchObject({
      code: 'coupon_code_taken',
      fields: { code: expect.any(String) },
    });
    const other = await make({ code: 'OTEKI' });
    expect(refusalOf(await update(other))).toMatchObject({ code: 'coupon_code_taken' });
    expect(codesOf(await list())).toEqual(['OTEKI', 'BAHAR26']);
  });
});

describe('Two admins at one coupon', () => {
  it('are told of each other: the first to save wins, whatever the second wanted', async () => {
    const read = await make({ usageLimit: 10 });

    const answers = await Promise.all([update(read, { name: 'Bir' }), update(read, { name: 'İki' })]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused && refusalOf(refused).code).toBe('changed_meanwhile');
    expect(refusalOf(await remove(read)).code).toBe('changed_meanwhile');
    expect(await view(read.id)).toMatchObject({ version: 2 });
    expect((await log()).map(({ event }) => event)).toEqual(['coupon_created', 'coupon_edited']);
  });

  it('are told of one that is gone', async () => {
    const read = await make();
    expect((await remove(read)).status).toBe(200);
    expect(refusalOf(await update(read)).code).toBe('coupon_not_found');
    expect(refusalOf(await remove(read)).code).toBe('coupon_not_found');
    expect(refusalOf(await admin.query('admin.coupons.view', { id: read.id })).code).toBe('coupon_not_found');
  });
});

describe('The list of coupons', () => {
  it('shows and finds them by the status of this moment', async () => {
    const at = (days: number) => new Date(Date.now() + days * DAY_MS);
    await aCoupon(manager(), { code: 'YARIN', validFrom: at(1), validUntil: at(2) });
    await aCoupon(manager(), { code: 'DUN', validFrom: at(-2), validUntil: at(-1), usageLimit: 1 });
    await aCoupon(manager(), { code: 'DOLU', usageLimit: 1 });
    await aCoupon(manager(), { code: 'ACIK', usageLimit: 2 });
    await aCoupon(manager(), { code: 'KAPALI', isActive: false });
    await manager().query(`UPDATE coupon SET usage_count = 1 WHERE code IN ('DUN', 'DOLU', 'ACIK')`);

    const all = await list();
    expect(all.map(({ code, status }) => [code, status])).toEqual([
      ['KAPALI', 'active'],
      ['ACIK', 'active'],
      ['DOLU', 'limit_reached'],
      ['DUN', 'expired'],
      ['YARIN', 'pending'],
    ]);
    for (const status of COUPON_STATUSES) {
      expect(await list({ status })).toEqual(all.filter((row) => row.status === status));
    }
  });

  it('finds parts of code and name, and goes page by page', async () => {
    await make({ code: 'YAZ1', name: 'Güz şenliği' });
    await make({ code: 'GUZ2', name: 'Başka' });
    await make({ code: 'KIS3', name: 'Kış' });

    expect(codesOf(await list({ search: 'güz' }))).toEqual(['GUZ2', 'YAZ1']);
    expect(codesOf(await list({ search: 'SENLIGI yaz' }))).toEqual(['YAZ1']);
    expect(codesOf(await list({ search: '%' }))).toEqual([]);
    const first = dataOf(await admin.query('admin.coupons.list', { perPage: 10, page: 2 }));
    expect(first).toMatchObject({ items: [], pagination: { totalRecords: 3, totalPages: 1 } });
  });
});

describe('A coupon that was used', () => {
  it('is put away instead of deleted: no list and no cart knows it, its orders do, and its code is free', async () => {
    const ayse = await aCustomer(manager(), { firstName: 'Ayşe', lastName: 'Demir' });
    const { orderId } = await aPaidOrder(server.app, { customerId: ayse.id });
    const [used] = await list();

    expect((await remove(used!)).status).toBe(200);

    expect(await list()).toEqual([]);
    const [order] = await manager().query<object[]>(
      'SELECT coupon_code, coupon_id FROM "order" WHERE id = $1',
      [orderId],
    );
    expect(order).toEqual({ coupon_code: 'HEDIYE', coupon_id: used!.id });
    const requested = await admin.ask(
      `/api/coupons.php?validate=1&code=HEDIYE&cart_total=10&products=[{"id":"x"}]`,
    );
    expect(requested.json).toMatchObject({ valid: false, error: 'Kupon kodu geçersiz' });
    expect(await make({ code: 'HEDIYE' })).toMatchObject({ usageCount: 0 });
  });

  it('cannot be limited to less than its uses', async () => {
    const { email } = await aCustomer(manager());
    await aPaidOrder(server.app, { email });
    await aPaidOrder(server.app, { email });
    const [used] = await list();

    const fields = { code: 'HEDIYE', usageLimit: 1 };
    expect(refusalOf(await update(used!, fields))).toMatchObject({
      code: 'coupon_limit_below_uses',
      fields: { usageLimit: expect.stringContaining('2 adedin altına inemez') },
    });
    expect(dataOf(await update(used!, { ...fields, usageLimit: 2 }))).toMatchObject({
      status: 'limit_reached',
    });
  });

  it('tells which orders used it, who paid what, and what it took off in all', async () => {
    const { id } = await aCoupon(manager(), { code: 'YUZDE10' });
    const first = await aUse(id, { name: 'Ayşe', totalKurus: 45_000, discountKurus: 5_000 });
    const second = await aUse(id, { name: 'Mehmet', totalKurus: 90_000, discountKurus: 10_000 });
    const { id: other } = await aCoupon(manager(), { code: 'BASKA' });
    await aUse(other, { name: 'Zeynep', totalKurus: 1_000, discountKurus: 1 });

    const uses = dataOf(await admin.query('admin.coupons.uses', { id })) as CouponUsesView;

    expect(uses.items).toMatchObject([
      { orderId: second, customerName: 'Mehmet Demir', discountKurus: 10_000, totalKurus: 90_000 },
      { orderId: first, customerName: 'Ayşe Demir', discountKurus: 5_000, totalKurus: 45_000 },
    ]);
    expect(uses.sums).toEqual({ uses: 2, discountKurus: 15_000, totalKurus: 135_000 });
    const later = dataOf(await admin.query('admin.coupons.uses', { id, page: 2 })) as CouponUsesView;
    expect([later.items, later.sums.uses]).toEqual([[], 2]);
  });
});

describe('A generated code', () => {
  it('is eight clear characters, each of them as likely, and never twice the same', () => {
    const codes = Array.from({ length: 5_000 }, randomCode);

    fc.assert(
      fc.property(fc.constantFrom(...codes), (code) => {
        expect(code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
        expect(couponCode(code.toLowerCase())).toBe(code);
      }),
    );
    expect(new Set(codes).size).toBe(codes.length);
    const expected = (codes.length * GENERATED_CODE_LENGTH) / CODE_CHARACTERS.length;
    for (const character of CODE_CHARACTERS) {
      const seen = codes.join('').split(character).length - 1;
      // Eight standard deviations, which chance practically never reaches.
      expect(Math.abs(seen - expected)).toBeLessThan(8 * Math.sqrt(expected));
    }
  });

  it('is one that no coupon has', async () => {
    await make({ code: 'AAAAAAAA' });
    const drawn = ['AAAAAAAA', 'BBBBBBBB'];
    const code = await server.app
      .get(GenerateCodeService, { strict: false })
      .generate(() => drawn.shift() ?? '');
    expect(code).toBe('BBBBBBBB');
    expect(dataOf(await admin.mutate('admin.coupons.generateCode', ''))).toMatch(/^[A-Z2-9]{8}$/);
  });
});
