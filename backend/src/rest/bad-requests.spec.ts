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
  invalid,
  MALFORMED,
  type Refusal,
  refused,
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

  const calls: [what: string, parts: () => Parts, refusal: Refusal][] = [
    ['no order', () => ({ order: [] }), invalid('order_data', 'Sipariş bilgileri eksik.')],
    [
      'customers in a list',
      () => ({ customer: [AYSE] }),
      invalid('order_data.customer_info', 'Bilgileriniz eksik.'),
    ],
    ['no card', () => ({ card_data: [] }), invalid('card_data', 'Kart bilgileri gereklidir')],
    ['an empty cart', () => ({ items: [] }), invalid('order_data.items', 'Sepetiniz boş.')],
    ['lists as lines', () => ({ items: [[]] }), invalid('order_data.items', 'Sepet okunamadı.')],
    ['a quantity as a text', () => item(goods.bowl, '1'), invalid('order_data.items.0.quantity', WHOLE)],
    ['none of a piece', () => item(goods.bowl, 0), invalid('order_data.items.0.quantity', AT_LEAST_ONE)],
    [
      'an unknown piece',
      () => ({ items: [{ product_id: UNKNOWN_ID, quantity: 1 }] }),
      refused(404, 'product_not_found'),
    ],
    ['a piece that is sold out', () => item(goods.soldOut, 1), refused(409, 'out_of_stock')],
    ['more than is left', () => item(goods.bowl, 5), refused(409, 'insufficient_stock')],
    ['another total', () => ({ total_amount: 1 }), refused(409, 'total_changed')],
    ['no total', () => ({ total_amount: 'çok' }), invalid('total_amount', 'Tutar geçersiz.')],
    ['a tenth of a kuruş', () => ({ total_amount: 690.001 }), INVALID],
    ['no address', () => ({ address: ' ' }), refused(400, 'address_required')],
    ['half a character in the address', () => ({ address: '\ud800' }), INVALID],
    [
      'seats of an unknown workshop',
      () => seats({ workshop_id: UNKNOWN_ID }),
      refused(404, 'workshop_not_found'),
    ],
    [
      'a piece as a workshop',
      () => seats({ workshop_id: goods.bowl.id }),
      refused(404, 'workshop_not_found'),
    ],
    [
      'a workshop without its id',
      () => seats({ workshop_id: undefined }),
      invalid('order_data.items.0.workshop_id', 'Sepetteki workshop tanınmadı.'),
    ],
    ['more seats than there are', () => seats({ quantity: 3 }), refused(409, 'insufficient_seats')],
    [
      'the student price for a piece',
      () => ({ items: [{ product_id: goods.bowl.id, quantity: 1, student_discount_applied: true }] }),
      refused(400, 'student_price_for_product'),
    ],
    [
      'the student price for a seat at the full one',
      () => ({ ...seats({ student_discount_applied: false }), total_amount: 800 }),
      refused(409, 'total_changed'),
    ],
    ['a coupon nobody gave', () => ({ coupon: { code: 'YOK' } }), refused(400, 'coupon_refused')],
    [
      'a coupon without a code',
      () => ({ coupon: { discount_amount: 500 } }),
      invalid('coupon.code', 'Lütfen kupon kodu giriniz'),
    ],
    ['a coupon as a text', () => ({ coupon: 'TOPRAK10' }), invalid('coupon', 'Kupon kodu geçersiz')],
    ['nothing to pay, it says', () => ({ total_amount: 0 }), refused(409, 'total_changed')],
    ['no 3D Secure', () => ({ enable_3ds: false }), INVALID],
  ];
  it.each(calls)('is refused: %s', async (_what, parts, refusal) => {
    const body = payment(parts());
    await expectRestRefusal(server.dataSource, refusal, () => client.post(PAY, body));
  });

  it.each(['GET', 'PUT', 'DELETE', 'PATCH'])('knows no %s', async (method) => {
    const answer = await expectNoChange(server.dataSource, () => client.ask(PAY, { method }));
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('is refused without its action', () =>
    expectRestRefusal(server.dataSource, MALFORMED, () =>
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
    const forbidden = refused(403, 'forbidden_origin');
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
  it.each(notices)('is not believed: %s', async (_what, path, body) => {
    await expectRestRefusal(server.dataSource, refused(403, 'invalid_signature'), () =>
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
    expectRestRefusal(server.dataSource, refused(400, 'invalid_picture_name'), () =>
      client.ask(`/api/serve_image.php?file=${name}`),
    ),
  );

  it.each(['file[]=a.webp', 'file=a.webp&file=b.webp', 'file', ''])('is no name: ?%s', (query) =>
    expectRestRefusal(server.dataSource, refused(400, 'invalid_picture_name'), () =>
      client.ask(`/api/serve_image.php?${query}`),
    ),
  );
});
