import { beforeEach, describe, expect, it } from '@jest/globals';
import { aProduct } from '../../../seed/catalog.js';
import { aCoupon, seedDemoCoupons } from '../../../seed/coupons.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import {
  expectRestRefusal,
  INVALID,
  invalid,
  MALFORMED,
  type Refusal,
  refused,
} from '../../../testing/refusals.js';
import { type HttpAnswer, ShopClient } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import type { Product } from '../../catalog/product.entity.js';

const SCRIPT = '/api/coupons.php';
const SEAT = { id: 'workshop-42-2026-12-12-1765500000', category: 'Workshop' };

const server = suiteServer();
const client = new ShopClient(server);
let bowl: Product;
let vase: Product;

beforeEach(async () => {
  const { dataSource } = server;
  await emptyTables(dataSource, 'coupon', 'product', 'category', 'customer');
  bowl = await aProduct(dataSource.manager, { name: 'Kase', category: 'Kase' });
  vase = await aProduct(dataSource.manager, { name: 'Vazo', category: 'Vazo' });
});

/** Undefined: the field is omitted. */
interface Question {
  readonly validate?: string | undefined;
  readonly code?: string | undefined;
  readonly cart_total?: string | undefined;
  readonly user_id?: string | undefined;
  /** A text is sent as it is, anything else as JSON. */
  readonly products?: unknown;
}

function addressOf({ products = [item(bowl)], ...given }: Question): string {
  const list = typeof products === 'string' ? products : JSON.stringify(products);
  const requested = new URLSearchParams({ products: list });
  const fields = { validate: '1', code: 'TOPRAK10', cart_total: '740.00', ...given };
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) requested.append(name, value);
  }
  return `${SCRIPT}?${requested.toString()}`;
}

function ask(question: Question): Promise<HttpAnswer> {
  return client.ask(addressOf(question));
}

function item(product: Product) {
  return { id: product.id, category: 'whatever the client says' };
}

async function expectRefused(question: Question, error: string): Promise<void> {
  const answer = await ask(question);
  expect([answer.status, answer.json]).toEqual([200, { valid: false, error, message: error }]);
}

describe('A coupon that can be used', () => {
  it('is described in percent and lira, and kept by no cache', async () => {
    const { manager } = server.dataSource;
    await seedDemoCoupons(manager, new Date());

    const percentage = await ask({ code: 'hosgeldin10', cart_total: '500.00' });
    const fixed = await ask({ code: 'atolye100', cart_total: '750', products: [SEAT], user_id: '' });

    expect([percentage.status, percentage.json]).toEqual([
      200,
      {
        valid: true,
        coupon: {
          code: 'HOSGELDIN10',
          name: '%10 hoş geldiniz indirimi',
          type: 'percentage',
          value: 10,
          maximum_discount: 500,
        },
        message: 'Kuponunuz sepetinize uygulandı.',
      },
    ]);
    expect(fixed.json).toMatchObject({
      valid: true,
      coupon: {
        code: 'ATOLYE100',
        name: 'Atölyeden 100 TL',
        type: 'fixed',
        value: 100,
        maximum_discount: null,
      },
    });
    expect(percentage.headers.get('cache-control')).toBe('no-store');
  });

  it('keeps its decimals', async () => {
    await aCoupon(server.dataSource.manager, { valueHundredths: 1_250, maximumDiscountKurus: 9_950 });

    expect((await ask({})).json).toMatchObject({ coupon: { value: 12.5, maximum_discount: 99.5 } });
  });

  it('changes nothing by being asked for', async () => {
    await aCoupon(server.dataSource.manager, { usageLimit: 1 });

    const answers = await Promise.all([1, 2, 3].map(() => ask({})));

    for (const { json } of answers) expect(json).toMatchObject({ valid: true });
  });

  it('may be for a product or its category, which the shop knows better than the client', async () => {
    const { manager } = server.dataSource;
    await aCoupon(manager, { code: 'KASEYE', reach: { scope: 'specific_products', productIds: [bowl.id] } });
    await aCoupon(manager, {
      code: 'VAZOLARA',
      reach: { scope: 'specific_categories', categoryIds: [vase.categoryId] },
    });
    const verdict = async (code: string, products: unknown) =>
      ((await ask({ code, products })).json as { valid: boolean }).valid;

    expect(await verdict('KASEYE', [SEAT, item(vase), item(bowl)])).toBe(true);
    expect(await verdict('KASEYE', [item(vase)])).toBe(false);
    expect(await verdict('VAZOLARA', [item(bowl), item(vase)])).toBe(true);
    expect(await verdict('VAZOLARA', [{ id: bowl.id, category: 'Vazo' }])).toBe(false);
    expect(await verdict('VAZOLARA', [{ ...SEAT, category: 'Vazo' }])).toBe(false);
  });
});

describe('A coupon that cannot be used', () => {
  const soon = new Date(Date.now() + 86_400_000);
  const past = new Date(Date.now() - 86_400_000);

  it('is refused with a word for the visitor', async () => {
    const { manager } = server.dataSource;
    await aCoupon(manager, { code: 'KAPALI', isActive: false });
    await aCoupon(manager, { code: 'YARIN', validFrom: soon });
    await aCoupon(manager, { code: 'DUN', validFrom: new Date(0), validUntil: past });
    await aCoupon(manager, { code: 'DOLU', usageLimit: 1 });
    await manager.query(`UPDATE coupon SET held_uses = 1 WHERE code = 'DOLU'`);
    await aCoupon(manager, { code: 'BUYUK', minimumKurus: 74_001 });

    await expectRefused({ code: 'YOKBOYLE' }, 'Kupon kodu geçersiz');
    await expectRefused({ code: 'KAPALI' }, 'Kupon kodu geçersiz');
    await expectRefused({ code: 'DUN' }, 'Bu kuponun süresi doldu.');
    await expectRefused({ code: 'DOLU' }, 'Bu kuponun kullanım hakkı kalmadı.');
    await expectRefused({ code: 'BUYUK' }, 'Bu kupon 740,01\u00a0TL ve üzeri sepetlerde geçerlidir.');
    expect((await ask({ code: 'YARIN' })).json).toMatchObject({
      valid: false,
      error: expect.stringMatching(/^Bu kuponu [\d.]{10} \d\d:\d\d itibarıyla kullanabilirsiniz\.$/),
    });
  });

  it('belongs to no other customer, whatever id the client sends', async () => {
    const { manager } = server.dataSource;
    const [customer] = await manager.query<{ id: string }[]>(
      `INSERT INTO customer (email, first_name, last_name, password_hash) VALUES ('a@b.example', 'A', 'B', 'x') RETURNING id`,
    );
    const customerIds = customer ? [customer.id] : [];
    await aCoupon(manager, { reach: { scope: 'specific_users', customerIds } });

    await expectRefused(
      { user_id: customerIds[0] },
      'Bu kupon kişiye özeldir; yalnızca tanımlandığı hesapla kullanılabilir.',
    );
  });

  it('is not for pieces that are no longer sold', async () => {
    const { manager } = server.dataSource;
    await aCoupon(manager, { reach: { scope: 'specific_products', productIds: [bowl.id] } });
    await manager.update('Product', { id: bowl.id }, { isActive: false });

    await expectRefused({}, 'Bu kupon sepetinizdekiler için geçerli değil.');
  });
});

describe('A question that is none', () => {
  const cart = 'Sepet okunamadı.';
  const total = 'Tutar geçersiz.';
  const questions: [what: string, question: Question, refusal: Refusal][] = [
    [
      'nothing to validate: that is the studio’s',
      { validate: undefined },
      refused(401, 'admin_session_needed'),
    ],
    ['something else to do', { validate: '2' }, MALFORMED],
    ['no code', { code: undefined }, invalid('code', 'Lütfen kupon kodu giriniz')],
    ['an empty code', { code: ' ' }, invalid('code', 'Lütfen kupon kodu giriniz')],
    ['SQL as a code', { code: "' OR 1=1" }, invalid('code', 'Kupon kodu geçersiz')],
    ['a NUL as a code', { code: 'A\u0000' }, INVALID],
    ['a long code', { code: 'A'.repeat(41) }, invalid('code', 'Kupon kodu geçersiz')],
    ['no total', { cart_total: undefined }, invalid('cart_total', total)],
    ['a total below zero', { cart_total: '-1' }, invalid('cart_total', total)],
    ['a third decimal', { cart_total: '1.005' }, invalid('cart_total', total)],
    ['a huge total', { cart_total: '999999999' }, invalid('cart_total', total)],
    ['words as a total', { cart_total: 'NaN' }, invalid('cart_total', total)],
    ['half a list', { products: '[{"id":' }, invalid('products', cart)],
    ['no list', { products: '{}' }, invalid('products', cart)],
    ['an empty text', { products: '' }, invalid('products', cart)],
    ['an empty cart', { products: [] }, invalid('products', 'Sepetiniz boş.')],
    ['a list of lists', { products: [[]] }, invalid('products', cart)],
    ['a list of nothing', { products: [null] }, INVALID],
    ['no id', { products: [{ category: 'Kase' }] }, invalid('products.0.id', cart)],
    ['a list as id', { products: [{ id: ['a'] }] }, invalid('products.0.id', cart)],
    ['a NUL as id', { products: [{ id: 'a\u0000' }] }, MALFORMED],
    [
      '51 lines',
      { products: Array.from({ length: 51 }, () => SEAT) },
      invalid('products', 'Sepette en fazla 50 kalem olabilir.'),
    ],
    [
      'a very long list',
      { products: [{ id: 'a', category: 'x'.repeat(10_000) }] },
      invalid('products', cart),
    ],
    ['very deep lists', { products: `${'['.repeat(900)}${']'.repeat(900)}` }, MALFORMED],
  ];
  it.each(questions)('is refused: %s', async (_what, question, refusal) => {
    await aCoupon(server.dataSource.manager);
    await expectRestRefusal(server.dataSource, refusal, () => ask(question));
  });

  it('is refused when it says a thing twice', async () => {
    await expectRestRefusal(server.dataSource, INVALID, () => client.ask(`${addressOf({})}&code=B`));
    await expectRestRefusal(server.dataSource, INVALID, () => client.ask(`${addressOf({})}&cart_total=1`));
    await expectRestRefusal(server.dataSource, INVALID, () => client.ask(`${addressOf({})}&products=[]`));
  });

  it('knows fifty lines of ids as long as ours', async () => {
    await aCoupon(server.dataSource.manager);
    const answer = await ask({ products: Array.from({ length: 50 }, () => item(bowl)) });
    expect(answer.json).toMatchObject({ valid: true });
  });

  it('is not asked in another way, and what changes coupons is the studio’s', async () => {
    const patched = await client.ask(addressOf({}), { method: 'PATCH' });
    expect([patched.status, patched.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, PUT, DELETE']);
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await client.ask(addressOf({}), { method });
      expect([answer.status, answer.json]).toMatchObject([401, { code: 'admin_session_needed' }]);
    }
  });
});
