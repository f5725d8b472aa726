import { beforeEach, describe, expect, it } from '@jest/globals';
import { aProduct } from '../../../seed/catalog.js';
import { aCoupon } from '../../../seed/coupons.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { visitBank } from '../../../sandbox/iyzico/bank-visitor.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { sessionState } from '../../../testing/ledger.js';
import { AYSE } from '../../../testing/purchase.js';
import type { Body } from '../../../testing/refusals.js';
import { ShopClient } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import type { Product } from '../../catalog/product.entity.js';
import type { WorkshopSession } from '../../workshops/workshop-session.entity.js';

const PAY = '/api/payment_card_form_direct.php?action=payment';
const CARD = {
  card_holder_name: 'AYŞE DEMİR',
  card_number: '5528790000000008',
  expire_month: '12',
  expire_year: '2030',
  cvc: '123',
  installment: 1,
};

describe('The documented payment call with workshops', () => {
  const server = suiteServer();
  const client = new ShopClient(server);
  let mug: Product;
  let session: WorkshopSession;

  beforeEach(async () => {
    await emptyTables(server.dataSource, 'coupon', 'workshop_session', 'product', 'hold', 'order');
    const { manager } = server.dataSource;
    mug = await aProduct(manager, { name: 'Kupa', priceKurus: 64_000 });
    session = await aWorkshopSession(manager, {
      capacity: 4,
      priceKurus: 100_000,
      studentPriceKurus: 75_000,
    });
    await aCoupon(manager, { code: 'ONLUK', valueHundredths: 1_000 });
    await aCoupon(manager, { code: 'HEDIYE', valueHundredths: 10_000 });
  });

  const seats = (given: Body = {}): Body => ({
    type: 'workshop',
    workshop_id: session.id,
    quantity: 1,
    ...given,
  });
  const pay = async (order: Body, rest: Body) => {
    const order_data = { customer_info: AYSE, shipping_address: '', notes: null, ...order };
    const answer = await client.post(PAY, { order_data, card_data: CARD, enable_3ds: true, ...rest });
    return { status: answer.status, body: answer.json as Body };
  };
  const orders = () =>
    server.dataSource.query(
      `SELECT total_kurus AS total, discount_kurus AS discount, coupon_code AS coupon, payment_status AS payment,
         shipping_address AS address FROM "order"`,
    );

  it('sells pieces and seats together, for students too, with the coupon that either place names', async () => {
    const { status, body } = await pay(
      {
        items: [{ product_id: mug.id, quantity: 1 }, seats({ quantity: 2, student_discount_applied: true })],
        shipping_address: 'Bereketli Sok. No: 12, Üsküdar',
        coupon: { id: 7, code: 'onluk', discount_amount: 1 },
      },
      { total_amount: '1926.00', subtotal_amount: 2140, coupon: { code: 'ONLUK' } },
    );
    expect([status, body['success'], body['requires_3ds']]).toEqual([200, true, true]);
    const wayBack = await visitBank(String(body['threeds_html_content']));
    await client.ask('/odeme/donus', { method: 'POST', body: new URLSearchParams(wayBack?.fields) });
    expect(await orders()).toEqual([
      {
        total: 192_600,
        discount: 21_400,
        coupon: 'ONLUK',
        payment: 'paid',
        address: 'Bereketli Sok. No: 12, Üsküdar',
      },
    ]);
    expect(await sessionState(server.dataSource, session.id)).toMatchObject({
      booked: 2,
      held: 0,
      bookings: 1,
    });
  });

  it('knows an id in capitals', async () => {
    const { status } = await pay(
      { items: [seats({ workshop_id: session.id.toUpperCase() })] },
      { total_amount: 1000 },
    );
    expect(status).toBe(200);
  });

  it('takes a total at student prices for the wish for them, when its lines say nothing of it', async () => {
    const { status } = await pay({ items: [seats({ quantity: 2 })] }, { total_amount: 1500 });
    expect(status).toBe(200);
    expect(await orders()).toMatchObject([{ total: 150_000 }]);
  });

  it.each([
    ['which is right at neither price', {}, 1400],
    ['whose line asks for the full price', { student_discount_applied: false }, 1500],
  ])('refuses a total %s', async (_what, given, total) => {
    const { status, body } = await pay(
      { items: [seats({ quantity: 2, ...given })] },
      { total_amount: total },
    );
    expect([status, body['code']]).toEqual([409, 'total_changed']);
    expect(await orders()).toEqual([]);
  });

  it('needs no address for seats alone', async () => {
    const { status } = await pay({ items: [seats()] }, { total_amount: 1000, coupon: null });
    expect(status).toBe(200);
    expect(await orders()).toMatchObject([{ address: 'İstanbul', payment: 'unpaid' }]);
  });

  it('needs neither bank nor card when nothing is left to pay', async () => {
    const { status, body } = await pay(
      { items: [seats()], coupon: { code: 'HEDIYE' } },
      { total_amount: 0, card_data: null },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      requires_3ds: false,
      threeds_html_content: null,
      message: 'Ödeme işleminiz başarıyla tamamlandı.',
    });
    expect(await orders()).toMatchObject([{ total: 0, payment: 'paid' }]);
  });

  it('releases its hold when the total is another', async () => {
    const { status, body } = await pay({ items: [seats({ quantity: 4 })] }, { total_amount: 1 });
    expect([status, body['code']]).toEqual([409, 'total_changed']);
    expect(await sessionState(server.dataSource, session.id)).toMatchObject({ booked: 0, held: 0 });
  });

  it('does not guess which of two coupons is meant', async () => {
    const { status, body } = await pay(
      { items: [seats()], coupon: { code: 'ONLUK' } },
      { total_amount: 900, coupon: { code: 'HEDIYE' } },
    );
    expect([status, body['code']]).toEqual([400, 'coupon_invalid']);
  });
});
