import { beforeEach, describe, expect, it } from '@jest/globals';
import type { HoldView } from '../../contract/checkout/checkout.views.js';
import { aProduct } from '../../seed/catalog.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { aCard, AYSE } from '../../testing/purchase.js';
import {
  AT_LEAST_ONE,
  AT_MOST_99,
  type Body,
  expectNoChange,
  expectRestRefusal,
  expectTrpcRefusal,
  INVALID,
  MALFORMED,
  type Refusal,
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
  await server.dataSource.query('TRUNCATE product, workshop_session, hold, "order", payment_attempt CASCADE');
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
  const quantities: (Refusal & { readonly quantity: unknown })[] = [
    { what: 'none of a piece', quantity: 0, ...INVALID, field: ['items.0.quantity', AT_LEAST_ONE] },
    { what: 'a negative quantity', quantity: -1, ...INVALID, field: ['items.0.quantity', AT_LEAST_ONE] },
    { what: 'half a piece', quantity: 1.5, ...INVALID, field: ['items.0.quantity', WHOLE] },
    { what: 'a huge quantity', quantity: 1e9, ...INVALID, field: ['items.0.quantity', AT_MOST_99] },
    { what: 'a quantity as a text', quantity: '1', ...INVALID, field: ['items.0.quantity', WHOLE] },
    { what: 'no quantity', quantity: null, ...INVALID, field: ['items.0.quantity', WHOLE] },
    { what: 'quantities in a list', quantity: [1], ...INVALID, field: ['items.0.quantity', WHOLE] },
  ];
  it.each(quantities)('is refused with $status $code: $what', async ({ quantity, ...refusal }) => {
    const input = { items: [line(goods.bowl, { quantity })] };
    await expectTrpcRefusal(server.dataSource, refusal, () => client.mutate('checkout.open', input));
    await expectTrpcRefusal(server.dataSource, refusal, () => client.query('checkout.quote', input));
  });

  const carts: (Refusal & { readonly items: () => unknown })[] = [
    { what: 'empty', items: () => [], ...INVALID, field: ['items', 'Sepetiniz boş.'] },
    { what: 'no list', items: () => 'x', ...INVALID, field: ['items', 'Sepet okunamadı.'] },
    { what: 'a list of lists', items: () => [[]], ...INVALID, field: ['items', 'Sepet okunamadı.'] },
    { what: 'a list of nothing', items: () => [null], ...INVALID },
    {
      what: 'fifty lines of one piece, 99 each',
      items: () => Array.from({ length: 50 }, () => line(goods.unlimited, { quantity: 99 })),
      ...INVALID,
      field: ['items', AT_MOST_99],
    },
    {
      what: 'SQL as a piece',
      items: () => [line(goods.bowl, { id: "' OR 1=1 --" })],
      ...INVALID,
      field: ['items.0.id', UNKNOWN_THING],
    },
    {
      what: 'an unknown piece',
      items: () => [line(goods.bowl, { id: UNKNOWN_ID })],
      status: 409,
      code: 'cart_changed',
    },
    {
      what: 'a piece that is sold out',
      items: () => [line(goods.soldOut)],
      status: 409,
      code: 'cart_changed',
    },
    {
      what: 'more than there is',
      items: () => [line(goods.bowl, { quantity: 5 })],
      status: 409,
      code: 'cart_changed',
    },
    {
      what: 'a session as a piece',
      items: () => [line(goods.bowl, { id: goods.session.id })],
      status: 409,
      code: 'cart_changed',
    },
    {
      what: 'a kind that the shop does not sell',
      items: () => [line(goods.bowl, { kind: 'voucher' })],
      ...INVALID,
      field: ['items.0.kind', 'Sepet okunamadı.'],
    },
    {
      what: 'the student price for a piece',
      items: () => [line(goods.bowl, { isStudent: true, unitPriceKurus: 55_200 })],
      status: 400,
      code: 'student_price_for_product',
    },
    {
      what: 'a student who is only nearly one',
      items: () => [seat({ isStudent: 'evet' })],
      ...INVALID,
      field: ['items.0.isStudent', 'Sepet okunamadı.'],
    },
    {
      what: 'the student price without being one',
      items: () => [seat({ unitPriceKurus: 80_000 })],
      status: 409,
      code: 'cart_changed',
    },
    {
      what: 'half a seat',
      items: () => [seat({ quantity: 0.5 })],
      ...INVALID,
      field: ['items.0.quantity', WHOLE],
    },
    {
      what: 'more seats than there are',
      items: () => [seat({ quantity: 3 })],
      status: 409,
      code: 'cart_changed',
    },
    {
      what: 'all seats for students and one more',
      items: () => [seat({ quantity: 2, isStudent: true, unitPriceKurus: 80_000 }), seat()],
      status: 409,
      code: 'cart_changed',
    },
    {
      what: 'a workshop that has begun',
      items: () => [seat({ id: goods.past.id })],
      status: 409,
      code: 'cart_changed',
    },
    {
      what: 'a price from yesterday',
      items: () => [line(goods.bowl, { unitPriceKurus: 1 })],
      status: 409,
      code: 'cart_changed',
    },
  ];
  it.each(carts)('is refused with $status $code: $what', async ({ items, ...refusal }) => {
    await expectTrpcRefusal(server.dataSource, refusal, () =>
      client.mutate('checkout.open', { items: items() }),
    );
  });
});

describe('A coupon that cannot be used', () => {
  const codes: (Refusal & { readonly couponCode: unknown })[] = [
    { what: 'no code', couponCode: '  ', ...INVALID, field: ['couponCode', 'Lütfen kupon kodu giriniz'] },
    { what: 'a number', couponCode: 5, ...INVALID, field: ['couponCode', 'Lütfen kupon kodu giriniz'] },
    { what: 'SQL', couponCode: "' OR 1=1 --", ...INVALID, field: ['couponCode', 'Kupon kodu geçersiz'] },
    {
      what: 'a novel',
      couponCode: 'A'.repeat(5_000),
      ...INVALID,
      field: ['couponCode', 'Kupon kodu geçersiz'],
    },
    { what: 'a code nobody gave', couponCode: 'YOK', status: 400, code: 'coupon_refused' },
  ];
  it.each(codes)('is refused with $status $code: $what', async ({ couponCode, ...refusal }) => {
    const input = { items: [seat()], couponCode };
    await expectTrpcRefusal(server.dataSource, refusal, () => client.query('checkout.checkCoupon', input));
  });

  it('stands in the way of the till until the visitor lets go of it', () =>
    expectTrpcRefusal(server.dataSource, { what: 'unknown', status: 409, code: 'cart_changed' }, () =>
      client.mutate('checkout.open', { items: [seat()], couponCode: 'YOK' }),
    ));
});

describe('A body that is none', () => {
  const bodies: (Refusal & { readonly body: string; readonly type?: string })[] = [
    { what: 'nothing', body: '', ...MALFORMED },
    { what: 'half of an object', body: '{"items":[', ...MALFORMED },
    { what: 'nothing but null', body: 'null', ...MALFORMED },
    { what: 'very deep lists', body: DEEP, ...MALFORMED },
    { what: 'very deep lists in a field', body: `{"items":${DEEP},"order_data":${DEEP}}`, ...MALFORMED },
    {
      what: 'more than 100 kB',
      body: JSON.stringify({ items: 'x'.repeat(110_000) }),
      status: 413,
      code: 'payload_too_large',
    },
    { what: 'plain text', body: 'hello', type: 'text/plain', status: 415, code: 'unsupported_media_type' },
  ];
  it.each(bodies)('is refused with $status $code: $what', async ({ body, type, ...refusal }) => {
    const headers = { 'content-type': type ?? 'application/json' };
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
  const orders: (Refusal & { readonly given: Body })[] = [
    { what: 'no customer', given: { customer: null }, ...INVALID, field: ['customer', missing] },
    { what: 'a list as customer', given: { customer: [] }, ...INVALID, field: ['customer', missing] },
    { what: 'customers in a list', given: { customer: [AYSE] }, ...INVALID, field: ['customer', missing] },
    { what: 'a text as customer', given: { customer: 'x' }, ...INVALID, field: ['customer', missing] },
    { what: 'a list as address', given: { address: [] }, ...INVALID, field: ['address', 'Adres okunamadı.'] },
    { what: 'no address', given: { address: null }, status: 400, code: 'address_required' },
    {
      what: 'an address that does not exist',
      given: { address: { ...ADDRESS, neighbourhood: "x'; DROP TABLE product; --" } },
      status: 400,
      code: 'address_unknown',
    },
    { what: 'no card', given: { card: null }, ...INVALID, field: ['card', cardMissing] },
    { what: 'a list as card', given: { card: [] }, ...INVALID, field: ['card', cardMissing] },
    { what: 'cards in a list', given: { card: [aCard()] }, ...INVALID, field: ['card', cardMissing] },
    ...['5528790000000009', '552879000000', '55287900000000000008', '5528 7900 0000 0008'].map(
      (cardNumber): Refusal & { given: Body } => ({
        what: `card number ${cardNumber}`,
        given: { card: aCard(cardNumber) },
        ...INVALID,
        field: ['card.cardNumber', number],
      }),
    ),
    {
      what: 'a card of the past',
      given: { card: { ...CARD, expireYear: '2020' } },
      ...INVALID,
      field: ['card.expireYear', 'Kartın süresi dolmuş'],
    },
    {
      what: 'letters in the CVC',
      given: { card: { ...CARD, cvc: '12a' } },
      ...INVALID,
      field: ['card.cvc', 'CVC kodu 3-4 haneli olmalıdır'],
    },
    { what: 'another total', given: { expectedTotalKurus: 1 }, status: 409, code: 'total_changed' },
    {
      what: 'other documents',
      given: { documentsSha256: '0'.repeat(64) },
      status: 409,
      code: 'documents_changed',
    },
    { what: 'a hold nobody has', given: { holdId: UNKNOWN_ID }, status: 409, code: 'hold_expired' },
    {
      what: 'a contract that was not accepted',
      given: { salesContractAccepted: 'true' },
      ...INVALID,
      field: ['salesContractAccepted', 'Mesafeli satış sözleşmesini onaylamanız gerekiyor.'],
    },
    {
      what: 'a line break in the name',
      given: { customer: { ...AYSE, name: 'Ayşe\r\nBcc: kurban@example.com' } },
      ...INVALID,
      field: ['customer.name', unreadable],
    },
    {
      what: 'a name that runs backwards',
      given: { customer: { ...AYSE, surname: 'Demir\u202eevil' } },
      ...INVALID,
      field: ['customer.surname', unreadable],
    },
    {
      what: 'half a character in the name',
      given: { customer: { ...AYSE, name: `Ayşe ${LONE_SURROGATE}` } },
      ...INVALID,
      field: ['customer.name', unreadable],
    },
    {
      what: 'a name without a letter',
      given: { customer: { ...AYSE, name: '\u200b' } },
      ...INVALID,
      field: ['customer.name', 'Ad gereklidir'],
    },
    {
      what: 'a mail header in the address of the mail',
      given: { customer: { ...AYSE, email: '"a\r\nBcc: kurban@example.com"@example.com' } },
      ...INVALID,
      field: ['customer.email', mail],
    },
    {
      what: 'two mail addresses in quotes',
      given: { customer: { ...AYSE, email: '"a@example.com, b"@example.com' } },
      ...INVALID,
      field: ['customer.email', mail],
    },
    {
      what: 'control characters in the notes',
      given: { notes: 'a\u0007b' },
      ...INVALID,
      field: ['notes', unreadable],
    },
  ];
  it.each(orders)('is refused with $status $code: $what', async ({ given, ...refusal }) => {
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
