import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { aPaidOrder } from '../../../testing/account-orders.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { Visitor } from '../../../testing/visitor.js';

const PATH = '/api/admin_orders.php';

describe('The documented call for orders', () => {
  const server = suiteServer();
  const admin = suiteAdmin(server);
  let orderId: string;

  beforeAll(async () => {
    ({ orderId } = await aPaidOrder(server.app, { email: 'misafir@toprak.example' }));
  });

  const put = (id: string, body: unknown) =>
    admin.ask(`${PATH}?id=${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const statusNow = async () => {
    const [order] = await server.dataSource.query<{ status: string }[]>(
      'SELECT status FROM "order" WHERE id = $1',
      [orderId],
    );
    return order?.status;
  };

  it('lists them with their items, totals in kuruş', async () => {
    const { status, text } = await admin.ask(PATH, { method: 'GET' });
    expect(status).toBe(200);
    const { success, orders } = JSON.parse(text) as { success: boolean; orders: unknown[] };
    expect(success).toBe(true);
    expect(orders).toEqual([
      expect.objectContaining({
        id: orderId,
        status: 'confirmed',
        payment_status: 'paid',
        total_amount: 0,
        discount_amount: 2280,
        customer_name: 'Ayşe Demir',
        customer_email: 'misafir@toprak.example',
        is_guest: 1,
        item_count: 3,
        coupon_code: 'HEDIYE',
        items: [
          expect.objectContaining({ product_name: 'Kupa', price: 640, quantity: 2 }),
          expect.objectContaining({ price: 1000, quantity: 1 }),
        ],
      }),
    ]);
  });

  it('sets any status, with everything that follows from it', async () => {
    expect(await put(orderId, { status: 'cancelled', ekstra: 1 })).toMatchObject({ status: 200 });
    expect(await statusNow()).toBe('cancelled');
    expect(await server.dataSource.query('SELECT status FROM booking')).toEqual([{ status: 'cancelled' }]);
    expect(await put(orderId, { status: 'shipped' })).toMatchObject({ status: 200 });
    expect(await statusNow()).toBe('shipped');
    expect(await server.dataSource.query('SELECT status FROM booking')).toEqual([{ status: 'confirmed' }]);
  });

  it('refuses what is not there with what is missing, in the documented form', async () => {
    await put(orderId, { status: 'cancelled' });
    await server.dataSource.query('UPDATE product SET stock_quantity = 0');
    const { status, text } = await put(orderId, { status: 'confirmed' });
    expect(status).toBe(409);
    expect(JSON.parse(text)).toMatchObject({ success: false, code: 'goods_gone' });
    expect(text).toContain('Kupa');
    expect(await statusNow()).toBe('cancelled');
  });

  it.each([
    ['an unknown status', () => put(orderId, { status: 'lost' }), 400],
    ['no status', () => put(orderId, {}), 400],
    ['a list', () => put(orderId, [{ status: 'shipped' }]), 400],
    ['half a JSON', () => put(orderId, '{"status": "ship'), 400],
    ['an id that is none', () => put('1%27%20OR%201=1', { status: 'shipped' }), 400],
    ['no id', () => put('', { status: 'shipped' }), 400],
    ['an order that is not there', () => put(randomUUID(), { status: 'shipped' }), 404],
    ['another method', () => admin.ask(PATH, { method: 'DELETE' }), 405],
  ])('refuses %s', async (_what, send, expected) => {
    const { status, text } = await send();
    expect(status).toBe(expected);
    expect(text).toMatch(/"success":false,"error":"\S/);
    expect(await statusNow()).toBe('cancelled');
  });

  it('is closed to strangers before it looks at what they send', async () => {
    const stranger = new Visitor(server);
    for (const method of ['GET', 'PUT']) {
      expect((await stranger.ask(`${PATH}?id=nonsense`, { method })).status).toBe(401);
    }
  });
});
