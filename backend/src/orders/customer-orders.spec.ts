import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import type { AccountOrders } from '../../contract/people/account.views.js';
import { aCustomer } from '../../seed/customers.js';
import { aPaidOrder } from '../../testing/account-orders.js';
import { changeOrderStatus } from '../../testing/order-transitions.js';
import { suiteShop } from '../../testing/suite-shop.js';
import { CustomerOrdersService } from './customer-orders.service.js';

const shop = suiteShop();
let orders: CustomerOrdersService;
let customerId: string;

beforeAll(() => {
  orders = shop.app.get(CustomerOrdersService);
});
beforeEach(async () => {
  customerId = (await aCustomer(shop.dataSource.manager)).id;
});

interface Written {
  readonly status?: string;
  readonly paymentStatus?: string;
  readonly createdAt?: string;
}

async function anOrder({
  status = 'pending',
  paymentStatus = 'unpaid',
  createdAt = '2026-11-20T09:00:00Z',
}: Written = {}): Promise<string> {
  const [written] = await shop.dataSource.query<{ id: string }[]>(
    `INSERT INTO "order" (customer_id, link_nonce, name, surname, email, phone, shipping_address, status,
       paid_kurus, paid_at, subtotal_kurus, total_kurus, created_at)
     VALUES ($1, $2, 'Ayşe', 'Demir', 'ayse@toprak.example', '+905321234567', 'İstanbul', $3,
       CASE WHEN $4 <> 'unpaid' THEN 100 ELSE 0 END, CASE WHEN $4 <> 'unpaid' THEN $5::timestamptz END, 100, 100, $5)
     RETURNING id`,
    [customerId, randomBytes(24).toString('base64url'), status, paymentStatus, createdAt],
  );
  return written!.id;
}

const idsOf = (page: Pick<AccountOrders, 'orders'>) => page.orders.map(({ id }) => id);

async function walkThrough(): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: AccountOrders = await orders.page(customerId, cursor);
    seen.push(...idsOf(page));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return seen;
}

describe('The orders of an account', () => {
  it('show what was bought, in pieces and seats', async () => {
    const { orderId } = await aPaidOrder(shop.app, { customerId });
    const { orders: listed, nextCursor } = await orders.page(customerId, null);
    expect(nextCursor).toBeNull();
    expect(listed).toEqual([
      {
        id: orderId,
        shortId: orderId.slice(0, 8).toUpperCase(),
        cargo: null,
        isPickedUp: false,
        preparationDays: 21,
        createdAt: expect.stringMatching(/Z$/),
        statusTimes: { confirmed: expect.stringMatching(/Z$/) },
        status: 'confirmed',
        paymentStatus: 'paid',
        totalKurus: 0,
        refundedKurus: 0,
        creditedKurus: 0,
        pieces: 2,
        seats: 1,
        cancelledSeats: 0,
        lines: [
          { id: expect.any(String), name: 'Kupa', picture: null },
          { id: expect.any(String), name: 'Seramik Atölyesi: Çarkta ilk kâse', picture: null },
        ],
      },
    ]);
  });

  it.each([
    ['pending', 'unpaid', true],
    ['confirmed', 'paid', true],
    ['delivered', 'paid', true],
    ['cancelled', 'refunded', true],
    ['cancelled', 'paid', true],
    ['cancelled', 'unpaid', false],
  ])('hold one that is %s and %s: %s', async (status, paymentStatus, isListed) => {
    const id = await anOrder({ status, paymentStatus });
    expect(idsOf(await orders.page(customerId, null))).toEqual(isListed ? [id] : []);
    expect((await orders.list(customerId)).map(({ order }) => order.id)).toEqual(isListed ? [id] : []);
  });

  it('tell when each step began, and of a step taken back the later time', async () => {
    const { orderId } = await aPaidOrder(shop.app, { customerId });
    for (const status of ['preparing', 'shipped', 'preparing', 'shipped'] as const) {
      await changeOrderStatus(shop.app, { orderId, status });
    }
    const [noted] = await shop.dataSource.query<{ preparing: Date; shipped: Date }[]>(
      `SELECT max(changed_at) FILTER (WHERE status = 'preparing') AS preparing,
              max(changed_at) FILTER (WHERE status = 'shipped') AS shipped
       FROM order_status_change WHERE order_id = $1`,
      [orderId],
    );
    const { orders: listed } = await orders.page(customerId, null);
    expect(listed[0]!.statusTimes).toEqual({
      confirmed: expect.stringMatching(/Z$/),
      preparing: noted!.preparing.toISOString(),
      shipped: noted!.shipped.toISOString(),
    });
  });

  it('come twenty at a time, the newest first, each once, even those of one and the same instant', async () => {
    const ids = new Set<string>();
    for (let minute = 10; minute < 36; minute += 1) {
      ids.add(await anOrder({ createdAt: `2026-11-20T09:${minute}:00.123456Z` }));
    }
    for (let same = 0; same < 19; same += 1) {
      ids.add(await anOrder({ createdAt: '2026-11-20T09:59:00.654321Z' }));
    }
    const seen = await walkThrough();
    expect(seen).toHaveLength(45);
    expect(new Set(seen)).toEqual(ids);
    expect(idsOf(await orders.page(customerId, null))).toHaveLength(20);
    const times = await shop.dataSource.query<{ id: string }[]>(
      `SELECT id FROM "order" WHERE customer_id = $1 ORDER BY created_at DESC, id DESC`,
      [customerId],
    );
    expect(seen).toEqual(times.map(({ id }) => id));
  });

  it('lose none when another one comes while the list is read', async () => {
    for (let minute = 10; minute < 35; minute += 1) {
      await anOrder({ createdAt: `2026-11-20T09:${minute}:00Z` });
    }
    const first = await orders.page(customerId, null);
    await anOrder({ createdAt: '2026-11-21T09:00:00Z' });
    const second = await orders.page(customerId, first.nextCursor);
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(25);
    expect(second.nextCursor).toBeNull();
  });
});
