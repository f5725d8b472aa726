import { beforeAll, describe, expect, it } from '@jest/globals';
import { aProduct } from '../../seed/catalog.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { AYSE } from '../../testing/purchase.js';
import {
  AT_LEAST_ONE,
  type Body,
  expectNoChange,
  expectRestRefusal,
  expectTrpcRefusal,
  INVALID,
  MALFORMED,
  type Refusal,
  WHOLE,
} from '../../testing/refusals.js';
import { ShopClient } from '../../testing/shop-client.js';
import { suiteServer } from '../../testing/suite-server.js';
import type { Product } from '../catalog/product.entity.js';
import type { WorkshopSession } from '../workshops/workshop-session.entity.js';

const UNKNOWN_ID = '11111111-1111-4111-8111-111111111111';

const server = suiteServer();
const client = new ShopClient(server);
let goods: { readonly bowl: Product; readonly soldOut: Product; readonly session: WorkshopSession };

beforeAll(async () => {
  const { manager } = server.dataSource;
  goods = {
    bowl: await aProduct(manager, { name: 'Kase', stockQuantity: 4, priceKurus: 69_000 }),
    soldOut: await aProduct(manager, { name: 'Vazo', stockQuantity: 0 }),
    session: await aWorkshopSession(manager, { capacity: 2, priceKurus: 100_000 }),
  };
});

describe('The documented payment call', () => {
  const PAY = '/api/payment_card_form_direct.php?action=payment';
  type Parts = { items?: unknown; customer?: unknown; order?: unknown; address?: unknown } & Body;

  const payment = (parts: Parts): Body => {
    const { items, customer = AYSE, address = 'Bereketli Sok. No: 12, Üsküdar', order, ...rest } = parts;
    const card_data = {
      card_holder_name: 'AYŞE DEMİR',
      card_number: '5528790000000008',
      expire_month: '12',
      expire_year: '2030',
      cvc: '123',
      installment: 1,
    };
    const order_data = {
      items: items ?? [{ product_id: goods.bowl.id, quantity: 1 }],
      customer_info: customer,
      shipping_address: address,
    };
    return { order_data: order ?? order_data, card_data, total_amount: 690, enable_3ds: true, ...rest };
  };
  const seats = (given: Body): Parts => ({
    items: [{ type: 'workshop', workshop_id: goods.session.id, quantity: 1, ...given }],
    total_amount: 1000,
  });
  const item = (product: Product, quantity: unknown) => ({ items: [{ product_id: product.id, quantity }] });

  const calls: (Refusal & { readonly parts: () => Parts })[] = [
    {
      what: 'no order',
      parts: () => ({ order: [] }),
      ...INVALID,
      field: ['order_data', 'Sipariş bilgileri eksik.'],
    },
    {
      what: 'customers in a list',
      parts: () => ({ customer: [AYSE] }),
      ...INVALID,
      field: ['order_data.customer_info', 'Bilgileriniz eksik.'],
    },
    {
      what: 'no card',
      parts: () => ({ card_data: [] }),
      ...INVALID,
      field: ['card_data', 'Kart bilgileri gereklidir'],
    },
    {
      what: 'an empty cart',
      parts: () => ({ items: [] }),
      ...INVALID,
      field: ['order_data.items', 'Sepetiniz boş.'],
    },
    {
      what: 'lists as lines',
      parts: () => ({ items: [[]] }),
      ...INVALID,
      field: ['order_data.items', 'Sepet okunamadı.'],
    },
    {
      what: 'a quantity as a text',
      parts: () => item(goods.bowl, '1'),
      ...INVALID,
      field: ['order_data.items.0.quantity', WHOLE],
    },
    {
      what: 'none of a piece',
      parts: () => item(goods.bowl, 0),
      ...INVALID,
      field: ['order_data.items.0.quantity', AT_LEAST_ONE],
    },
    {
      what: 'an unknown piece',
      parts: () => ({ items: [{ product_id: UNKNOWN_ID, quantity: 1 }] }),
      status: 404,
      code: 'product_not_found',
    },
    {
      what: 'a piece that is sold out',
      parts: () => item(goods.soldOut, 1),
      status: 409,
      code: 'out_of_stock',
    },
    { what: 'more than is left', parts: () => item(goods.bowl, 5), status: 409, code: 'insufficient_stock' },
    { what: 'another total', parts: () => ({ total_amount: 1 }), status: 409, code: 'total_changed' },
    {
      what: 'no total',
      parts: () => ({ total_amount: 'çok' }),
      ...INVALID,
      field: ['total_amount', 'Tutar geçersiz.'],
    },
    { what: 'a tenth of a kuruş', parts: () => ({ total_amount: 690.001 }), ...INVALID },
    { what: 'no address', parts: () => ({ address: ' ' }), status: 400, code: 'address_required' },
    { what: 'half a character in the address', parts: () => ({ address: '\ud800' }), ...INVALID },
    {
      what: 'seats of an unknown workshop',
      parts: () => seats({ workshop_id: UNKNOWN_ID }),
      status: 404,
      code: 'workshop_not_found',
    },
    {
      what: 'a piece as a workshop',
      parts: () => seats({ workshop_id: goods.bowl.id }),
      status: 404,
      code: 'workshop_not_found',
    },
    {
      what: 'a workshop without its id',
      parts: () => seats({ workshop_id: undefined }),
      ...INVALID,
      field: ['order_data.items.0.workshop_id', 'Sepetteki workshop tanınmadı.'],
    },
    {
      what: 'more seats than there are',
      parts: () => seats({ quantity: 3 }),
      status: 409,
      code: 'insufficient_seats',
    },
    {
      what: 'the student price for a piece',
      parts: () => ({ items: [{ product_id: goods.bowl.id, quantity: 1, student_discount_applied: true }] }),
      status: 400,
      code: 'student_price_for_product',
    },
    {
      what: 'the student price without being one',
      parts: () => ({ ...seats({}), total_amount: 800 }),
      status: 409,
      code: 'total_changed',
    },
    {
      what: 'a coupon nobody gave',
      parts: () => ({ coupon: { code: 'YOK' } }),
      status: 400,
      code: 'coupon_refused',
    },
    {
      what: 'a coupon without a code',
      parts: () => ({ coupon: { discount_amount: 500 } }),
      ...INVALID,
      field: ['coupon.code', 'Lütfen kupon kodu giriniz'],
    },
    {
      what: 'a coupon as a text',
      parts: () => ({ coupon: 'TOPRAK10' }),
      ...INVALID,
      field: ['coupon', 'Kupon kodu geçersiz'],
    },
    {
      what: 'nothing to pay, it says',
      parts: () => ({ total_amount: 0 }),
      status: 409,
      code: 'total_changed',
    },
    { what: 'no 3D Secure', parts: () => ({ enable_3ds: false }), ...INVALID },
  ];
  it.each(calls)('is refused with $status $code: $what', async ({ parts, ...refusal }) => {
    const body = payment(parts());
    await expectRestRefusal(server.dataSource, refusal, () => client.post(PAY, body));
  });

  it.each(['GET', 'PUT', 'DELETE', 'PATCH'])('knows no %s', async (method) => {
    const answer = await expectNoChange(server.dataSource, () => client.ask(PAY, { method }));
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('is refused without its action', () =>
    expectRestRefusal(server.dataSource, { what: 'no action', ...MALFORMED }, () =>
      client.post('/api/payment_card_form_direct.php', payment({})),
    ));
});

describe('A request from elsewhere', () => {
  const origins: Readonly<Record<string, string>>[] = [
    { origin: 'https://kotu.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://magaza.localhost' },
  ];
  it.each(origins)('changes nothing: %o', async (headers) => {
    const forbidden = { what: 'another site', status: 403, code: 'forbidden_origin' };
    const cart = { items: [{ productId: goods.bowl.id, quantity: 1, unitPriceKurus: 69_000 }] };
    await expectTrpcRefusal(server.dataSource, forbidden, () =>
      client.mutate('checkout.open', cart, headers),
    );
    await expectRestRefusal(server.dataSource, forbidden, () =>
      client.post('/api/payment_card_form_direct.php', {}, headers),
    );
  });

  const notices: [what: string, path: string, body: Body][] = [
    [
      'a bank return nobody signed',
      'donus',
      { paymentId: '1', conversationId: '1', mdStatus: '1', status: 'success' },
    ],
    [
      'a bank return with a made-up signature',
      'donus',
      { paymentId: '1', conversationId: '1', signature: 'a'.repeat(64) },
    ],
    ['a notice that says nothing', 'bildirim', {}],
    [
      'a notice with a NUL',
      'bildirim',
      {
        iyziReferenceCode: 'a',
        iyziEventType: 'b',
        paymentId: 'c',
        paymentConversationId: 'd\u0000',
        status: 'SUCCESS',
      },
    ],
  ];
  it.each(notices)('is not believed: %s', async (what, path, body) => {
    await expectRestRefusal(server.dataSource, { what, status: 403, code: 'invalid_signature' }, () =>
      client.post(`/odeme/${path}`, body, {
        origin: 'https://banka.example',
        'sec-fetch-site': 'cross-site',
      }),
    );
  });
});

describe('Every answer', () => {
  const paths = ['/trpc/orders.view', '/api/nothing', '/odeme/3d/x', '/health'];
  it.each(paths)('is kept by no cache and tells nothing of its making: %s', async (path) => {
    const { headers } = await client.ask(path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('A path out of the pictures', () => {
  const names = [
    '../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '..%252f..%252fetc',
    'a%00.webp',
    '....//x',
    '%2fetc%2fpasswd',
  ];
  it.each(names)('leads nowhere: %s', (name) =>
    expectRestRefusal(server.dataSource, { what: name, status: 400, code: 'invalid_picture_name' }, () =>
      client.ask(`/api/serve_image.php?file=${name}`),
    ),
  );

  it.each(['file[]=a.webp', 'file=a.webp&file=b.webp', 'file', ''])('is no name: ?%s', (query) =>
    expectRestRefusal(server.dataSource, { what: query, status: 400, code: 'invalid_picture_name' }, () =>
      client.ask(`/api/serve_image.php?${query}`),
    ),
  );
});
