import { beforeAll, describe, expect, it } from '@jest/globals';
import { WorkshopSession } from '../../src/workshops/workshop-session.entity.js';
import { seedShopToSellFrom } from '../../testing/shop-to-sell-from.js';
import { suiteServer } from '../../testing/suite-server.js';
import { BulkMailsService } from '../../src/messaging/email/bulk-mails.service.js';
import { DEMO_SALES, DEMO_SUBSCRIBERS } from './demo-sales.texts.js';
import { sellDemo } from './sell-demo.js';
import { subscribeDemo } from './subscribe-demo.js';

describe('The six weeks before a demo opens', () => {
  const server = suiteServer();
  /** Seats booked by telephone before the shop opened. */
  let bookedBefore: number;

  beforeAll(async () => {
    const { manager } = server.dataSource;
    await seedShopToSellFrom(manager);
    bookedBefore = (await manager.sum(WorkshopSession, 'bookedSeats')) ?? 0;
    await sellDemo(server.app);
  });

  it('happened: every sale was paid at the bank and brought as far as the studio came', async () => {
    const orders = await server.dataSource.query<{ email: string; status: string; payment: string }[]>(
      `SELECT email, status, payment_status AS payment FROM "order" ORDER BY created_at`,
    );

    expect(orders.map(({ email, status }) => `${email} ${status}`)).toEqual(
      DEMO_SALES.map(({ buyer, status = 'confirmed' }) => `${buyer.email} ${status}`),
    );
    expect(new Set(orders.map(({ payment }) => payment))).toEqual(new Set(['paid']));
  });

  it('left the stock, the seats and the figures in order', async () => {
    const [books] = await server.dataSource.query<
      [{ seats: number; booked: number; held: number; told: number }]
    >(
      `SELECT (SELECT sum(quantity)::int FROM booking) AS seats,
              (SELECT sum(booked_seats)::int FROM workshop_session) AS booked,
              (SELECT sum(held_quantity)::int FROM product) AS held,
              (SELECT sum(records)::int FROM order_tally WHERE sort = 'createdAt') AS told`,
    );

    expect(books).toMatchObject({ booked: bookedBefore + books.seats, held: 0, told: DEMO_SALES.length });
  });

  it('left some who agreed to be written to', async () => {
    await subscribeDemo(server.app);
    await subscribeDemo(server.app);

    const { pagination } = await server.app
      .get(BulkMailsService)
      .reach({ audience: 'newsletter_subscribers', page: 1, perPage: 10 });
    expect(pagination.totalRecords).toBe(DEMO_SUBSCRIBERS.length);
  });

  it('does not happen again', async () => {
    await sellDemo(server.app);

    const [{ count }] = await server.dataSource.query<[{ count: number }]>(
      'SELECT count(*)::int FROM "order"',
    );
    expect(count).toBe(DEMO_SALES.length);
  });
});
