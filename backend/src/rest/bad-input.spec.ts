import { beforeEach, describe, expect, it } from '@jest/globals';
import type { HoldView } from '../../contract/checkout/checkout.views.js';
import { aProduct } from '../../seed/catalog.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { aCard, AYSE } from '../../testing/purchase.js';
import {
  AT_LEAST_ONE,
  AT_MOST_99,
  type Body,
  expectNoChange,
  expectRestRefusal,
  expectTrpcRefusal,
  INVALID,
  invalid,
  MALFORMED,
  type Refusal,
  refused,
  WHOLE,
} from '../../testing/refusals.js';
import { type HttpAnswer, ShopClient } from '../../testing/shop-client.js';
import { suiteServer } from '../../testing/suite-server.js';
import type { Product } from '../catalog/product.entity.js';
import type { WorkshopSession } from '../workshops/workshop-session.entity.js';

const UNKNOWN_THING = 'Sepettekilerden biri tanınmadı.';
const UNKNOWN_ID = '11111111-1111-4111-8111-111111111111';
const ADDRESS = {
  city: 'İstanbul',
  district: 'Üsküdar',
  neighbourhood: 'Acıbadem Mah.',
  addressLine: 'Bereketli Sok. No: 12',
};
const CARD: Body = Object.fromEntries(Object.entries(aCard()));
const LONE_SURROGATE = '\ud800';
const DEEP = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;

interface Goods {
  readonly bowl: Product;
  readonly soldOut: Product;
  readonly unlimited: Product;
  readonly session: WorkshopSession;
  readonly past: WorkshopSession;
}

const server = suiteServer();
const client = new ShopClient(server);
let goods: Goods;
let hold: HoldView;

beforeEach(async () => {
  await emptyTables(server.dataSource, 'product', 'workshop_session', 'hold', 'order', 'payment_attempt');
  const { manager } = server.dataSource;
  goods = {
    bowl: await aProduct(manager, { name: 'Kase', stockQuantity: 5, priceKurus: 69_000 }),
    soldOut: await aProduct(manager, { name: 'Vazo', stockQuantity: 0 }),
    unlimited: await aProduct(manager, { name: 'Saksı', isUnlimited: true, stockQuantity: 0 }),
    session: await aWorkshopSession(manager, { capacity: 2, priceKurus: 100_000 }),
    past: await aWorkshopSession(manager, { date: '2026-01-02' }),
  };
  hold = dataOf(await client.mutate('checkout.open', { items: [line(goods.bowl)] })) as HoldView;
});

function line(product: Product, given: Body = {}): Body {
  return {
    kind: 'product',
    id: product.id,
    quantity: 1,
    isStudent: false,
    unitPriceKurus: product.priceKurus,
    ...given,
  };
}

function seat(given: Body = {}): Body {
  const { id, priceKurus } = goods.session;
  return { kind: 'workshop', id, quantity: 1, isStudent: false, unitPriceKurus: priceKurus, ...given };
}

function dataOf(answer: HttpAnswer): unknown {
  expect(answer.status).toBe(200);
  return (answer.json as { result: { data: unknown } }).result.data;
}

async function placement(given: Body = {}): Promise<Body> {
  const information = { holdId: hold.id, customer: AYSE, address: ADDRESS };
  const documents = dataOf(await client.mutate('checkout.documents', information)) as { sha256: string };
  return {
    ...information,
    salesContractAccepted: true,
    privacyAccepted: true,
    documentsSha256: documents.sha256,
    expectedTotalKurus: 69_000,
    card: aCard(),
    ...given,
  };
}

describe('A cart that cannot be held', () => {
  const quantities: [what: string, quantity: unknown, refusal: Refusal][] = [
    ['none of a piece', 0, invalid('items.0.quantity', AT_LEAST_ONE)],
    ['a negative quantity', -1, invalid('items.0.quantity', AT_LEAST_ONE)],
    ['half a piece', 1.5, invalid('items.0.quantity', WHOLE)],
    ['a huge quantity', 1e9, invalid('items.0.quantity', AT_MOST_99)],
    ['a quantity as a text', '1', invalid('items.0.quantity', WHOLE)],
    ['no quantity', null, invalid('items.0.quantity', WHOLE)],
    ['quantities in a list', [1], invalid('items.0.quantity', WHOLE)],
  ];
  it.each(quantities)('is refused: %s', async (_what, quantity, refusal) => {
    const input = { items: [line(goods.bowl, { quantity })] };
    await expectTrpcRefusal(server.dataSource, refusal, () => client.mutate('checkout.open', input));
    await expectTrpcRefusal(server.dataSource, refusal, () => client.query('checkout.quote', input));
  });

  const carts: [what: string, items: () => unknown, refusal: Refusal][] = [
    ['empty', () => [], invalid('items', 'Sepetiniz boş.')],
    ['no list', () => 'x', invalid('items', 'Sepet okunamadı.')],
    ['a list of lists', () => [[]], invalid('items', 'Sepet okunamadı.')],
    ['a list of nothing', () => [null], INVALID],
    [
      'fifty lines of one piece, 99 each',
      () => Array.from({ length: 50 }, () => line(goods.unlimited, { quantity: 99 })),
      invalid('items', AT_MOST_99),
    ],
    ['SQL as a piece', () => [line(goods.bowl, { id: "' OR 1=1 --" })], invalid('items.0.id', UNKNOWN_THING)],
    ['an unknown piece', () => [line(goods.bowl, { id: UNKNOWN_ID })], refused(409, 'cart_changed')],
    ['a piece that is sold out', () => [line(goods.soldOut)], refused(409, 'cart_changed')],
    ['more than there is', () => [line(goods.bowl, { quantity: 5 })], refused(409, 'cart_changed')],
    [
      'a session as a piece',
      () => [line(goods.bowl, { id: goods.session.id })],
      refused(409, 'cart_changed'),
    ],
    [
      'a kind that the shop does not sell',
      () => [line(goods.bowl, { kind: 'voucher' })],
      invalid('items.0.kind', 'Sepet okunamadı.'),
    ],
    [
      'the student price for a piece',
      () => [line(goods.bowl, { isStudent: true, unitPriceKurus: 55_200 })],
      refused(400, 'student_price_for_product'),
    ],
    [
      'a student who is only nearly one',
      () => [seat({ isStudent: 'evet' })],
      invalid('items.0.isStudent', 'Sepet okunamadı.'),
    ],
    [
      'the student price without being one',
      () => [seat({ unitPriceKurus: 80_000 })],
      refused(409, 'cart_changed'),
    ],
    ['half a seat', () => [seat({ quantity: 0.5 })], invalid('items.0.quantity', WHOLE)],
    ['more seats than there are', () => [seat({ quantity: 3 })], refused(409, 'cart_changed')],
    [
      'all seats for students and one more',
      () => [seat({ quantity: 2, isStudent: true, unitPriceKurus: 80_000 }), seat()],
      refused(409, 'cart_changed'),
    ],
    ['a workshop that has begun', () => [seat({ id: goods.past.id })], refused(409, 'cart_changed')],
    ['a price from yesterday', () => [line(goods.bowl, { unitPriceKurus: 1 })], refused(409, 'cart_changed')],
  ];
  it.each(carts)('is refused: %s', async (_what, items, refusal) => {
    await expectTrpcRefusal(server.dataSource, refusal, () =>
      client.mutate('checkout.open', { items: items() }),
    );
  });
});

describe('A coupon that cannot be used', () => {
  const codes: [what: string, couponCode: unknown, refusal: Refusal][] = [
    ['no code', '  ', invalid('couponCode', 'Lütfen kupon kodu giriniz')],
    ['a number', 5, invalid('couponCode', 'Lütfen kupon kodu giriniz')],
    ['SQL', "' OR 1=1 --", invalid('couponCode', 'Kupon kodu geçersiz')],
    ['a novel', 'A'.repeat(5_000), invalid('couponCode', 'Kupon kodu geçersiz')],
    ['a code nobody gave', 'YOK', refused(400, 'coupon_refused')],
  ];
  it.each(codes)('is refused: %s', async (_what, couponCode, refusal) => {
    const input = { items: [seat()], couponCode };
    await expectTrpcRefusal(server.dataSource, refusal, () => client.query('checkout.checkCoupon', input));
  });

  it('stands in the way of the till until the visitor removes it', () =>
    expectTrpcRefusal(server.dataSource, refused(409, 'cart_changed'), () =>
      client.mutate('checkout.open', { items: [seat()], couponCode: 'YOK' }),
    ));
});

describe('A body that is none', () => {
  const json = 'application/json';
  const bodies: [what: string, body: string, type: string, refusal: Refusal][] = [
    ['nothing', '', json, MALFORMED],
    ['half of an object', '{"items":[', json, MALFORMED],
    ['nothing but null', 'null', json, MALFORMED],
    ['very deep lists', DEEP, json, MALFORMED],
    ['very deep lists in a field', `{"items":${DEEP},"order_data":${DEEP}}`, json, MALFORMED],
    [
      'more than 100 kB',
      JSON.stringify({ items: 'x'.repeat(110_000) }),
      json,
      refused(413, 'payload_too_large'),
    ],
    ['plain text', 'hello', 'text/plain', refused(415, 'unsupported_media_type')],
  ];
  it.each(bodies)('is refused: %s', async (_what, body, type, refusal) => {
    const headers = { 'content-type': type };
    await expectTrpcRefusal(server.dataSource, refusal, () => client.mutate('checkout.open', body, headers));
    if (body === '') return;
    await expectRestRefusal(server.dataSource, refusal, () =>
      client.post('/api/payment_card_form_direct.php?action=payment', body, headers),
    );
  });

  it('is refused when it asks for too many things at once', async () => {
    const calls = Array.from({ length: 100 }, () => 'checkout.open').join(',');
    const carts = Object.fromEntries(
      [...calls.split(',').keys()].map((index) => [index, { items: [line(goods.bowl)] }]),
    );
    const answer = await expectNoChange(server.dataSource, () => client.mutate(`${calls}?batch=1`, carts));
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('malformed_request');
    expect(answer.text).not.toContain('"result"');
  });
});

describe('A search', () => {
  const searches: [what: string, input: Body][] = [
    ['for nothing at all', { search: null }],
    ['for a number', { search: 5 }],
    ['on no page', { page: null }],
    ['on page zero', { page: 0 }],
    ['in an order we do not know', { sort: "price'; DROP TABLE product" }],
    ['in no order', { sort: null }],
    ['in no category', { category: null }],
    ['with a field of its own', { limit: 1000 }],
  ];
  it.each(searches)('is refused %s, with the field to blame', async (_what, input) => {
    const [field = ''] = Object.keys(input);
    const answer = await client.query('catalog.products', input);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      error: { data: { code: 'invalid_input', fields: { [field]: expect.any(String) } } },
    });
  });
});

describe('An order that cannot be placed', () => {
  const missing = 'Bilgileriniz eksik.';
  const cardMissing = 'Kart bilgileri gereklidir';
  const number = 'Geçerli bir kart numarası giriniz';
  const mail = 'Geçerli bir e-posta adresi giriniz';
  const unreadable = 'Bu alanda kullanılamayan karakterler var.';
  const orders: [what: string, given: Body, refusal: Refusal][] = [
    ['no customer', { customer: null }, invalid('customer', missing)],
    ['a list as customer', { customer: [] }, invalid('customer', missing)],
    ['customers in a list', { customer: [AYSE] }, invalid('customer', missing)],
    ['a text as customer', { customer: 'x' }, invalid('customer', missing)],
    ['a list as address', { address: [] }, invalid('address', 'Adres okunamadı.')],
    ['no address', { address: null }, refused(400, 'address_required')],
    [
      'an address that does not exist',
      { address: { ...ADDRESS, neighbourhood: "x'; DROP TABLE product; --" } },
      refused(400, 'address_unknown'),
    ],
    ['no card', { card: null }, invalid('card', cardMissing)],
    ['a list as card', { card: [] }, invalid('card', cardMissing)],
    ['cards in a list', { card: [aCard()] }, invalid('card', cardMissing)],
    ...['5528790000000009', '552879000000', '55287900000000000008', '5528 7900 0000 0008'].map(
      (cardNumber): (typeof orders)[number] => [
        `card number ${cardNumber}`,
        { card: aCard(cardNumber) },
        invalid('card.cardNumber', number),
      ],
    ),
    [
      'a card of the past',
      { card: { ...CARD, expireYear: '2020' } },
      invalid('card.expireYear', 'Kartın süresi dolmuş'),
    ],
    [
      'letters in the CVC',
      { card: { ...CARD, cvc: '12a' } },
      invalid('card.cvc', 'CVC kodu 3-4 haneli olmalıdır'),
    ],
    ['another total', { expectedTotalKurus: 1 }, refused(409, 'total_changed')],
    ['other documents', { documentsSha256: '0'.repeat(64) }, refused(409, 'documents_changed')],
    ['a hold nobody has', { holdId: UNKNOWN_ID }, refused(409, 'hold_expired')],
    [
      'a contract that was not accepted',
      { salesContractAccepted: 'true' },
      invalid('salesContractAccepted', 'Mesafeli satış sözleşmesini onaylamanız gerekiyor.'),
    ],
    [
      'a line break in the name',
      { customer: { ...AYSE, name: 'Ayşe\r\nBcc: kurban@example.com' } },
      invalid('customer.name', unreadable),
    ],
    [
      'a name that runs backwards',
      { customer: { ...AYSE, surname: 'Demir\u202eevil' } },
      invalid('customer.surname', unreadable),
    ],
    [
      'half a character in the name',
      { customer: { ...AYSE, name: `Ayşe ${LONE_SURROGATE}` } },
      invalid('customer.name', unreadable),
    ],
    [
      'a name without a letter',
      { customer: { ...AYSE, name: '\u200b' } },
      invalid('customer.name', 'Ad gereklidir'),
    ],
    [
      'a mail header in the address of the mail',
      { customer: { ...AYSE, email: '"a\r\nBcc: kurban@example.com"@example.com' } },
      invalid('customer.email', mail),
    ],
    [
      'two mail addresses in quotes',
      { customer: { ...AYSE, email: '"a@example.com, b"@example.com' } },
      invalid('customer.email', mail),
    ],
    ['control characters in the notes', { notes: 'a\u0007b' }, invalid('notes', unreadable)],
  ];
  it.each(orders)('is refused: %s', async (_what, given, refusal) => {
    const order = await placement(given);
    await expectTrpcRefusal(server.dataSource, refusal, () => client.mutate('orders.place', order));
  });

  it('is placed once when it is sent twice at the same time', async () => {
    const order = await placement();
    const answers = await Promise.all([1, 2, 3].map(() => client.mutate('orders.place', order)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await server.dataSource.query('SELECT count(*)::int AS orders FROM "order"')).toEqual([
      { orders: 1 },
    ]);
  });

  it('keeps SQL, HTML, templates and emoji as the text they are', async () => {
    const text = `'; DROP TABLE product; -- <img src=x onerror=alert(1)> {{seller.tax}} 😀`;
    const customer = { ...AYSE, name: text.slice(0, 60) };
    const information = { holdId: hold.id, customer, address: ADDRESS, notes: `${text}\nikinci satır` };
    const { sha256 } = dataOf(await client.mutate('checkout.documents', information)) as { sha256: string };
    await client.mutate('orders.place', await placement({ ...information, documentsSha256: sha256 }));
    expect(await server.dataSource.query('SELECT name, notes FROM "order"')).toEqual([
      { name: text.slice(0, 60).trim(), notes: `${text}\nikinci satır` },
    ]);
  });
});
