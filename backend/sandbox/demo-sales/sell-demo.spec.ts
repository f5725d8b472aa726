import { beforeAll, describe, expect, it } from '@jest/globals';
import { WorkshopSession } from '../../src/workshops/workshop-session.entity.js';
import { seedShopToSellFrom } from '../../testing/shop-to-sell-from.js';
import { suiteServer } from '../../testing/suite-server.js';
import { writeToDemoCustomer } from '../../seed/demo-customer.js';
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
    await writeToDemoCustomer(server.dataSource, { email: 'ayse@toprak.test' });
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

  it('told the demo’s customer of the session that she booked and the piece that is made for her', async () => {
    const told = await server.dataSource.query<{ category: string; subject: string; message: string }[]>(
      `SELECT category, subject, message FROM customer_message WHERE category IN ('hatirlatma', 'bilgilendirme')`,
    );
    const [session] = await server.dataSource.query<[{ title: string; day: string; start: string }]>(
      `SELECT session.title, to_char(session.date, 'DD.MM.YYYY') AS day, to_char(session.start_time, 'HH24:MI') AS start
       FROM booking JOIN workshop_session session ON session.id = booking.session_id
       WHERE booking.email = 'ayse@toprak.test'`,
    );
    const { title, day, start } = session;
    expect(told).toEqual([
      expect.objectContaining({
        category: 'hatirlatma',
        message: expect.stringMatching(new RegExp(`^${title}.*: ${day} .*, ${start}–`)),
      }),
      expect.objectContaining({ category: 'bilgilendirme', subject: 'Toprak Saksı ilk pişirimden çıktı' }),
    ]);
  });

  it('wrote the mails of each order with the day on which it was placed', async () => {
    const mails = await server.dataSource.query<{ told: string; placed: Date }[]>(
      `SELECT mail.payload->>'placedAt' AS told, bought.created_at AS placed FROM mail_message mail
       JOIN "order" bought ON mail.dedupe_key LIKE '%' || bought.id || '%' WHERE mail.payload ? 'placedAt'`,
    );
    expect(mails.length).toBeGreaterThanOrEqual(DEMO_SALES.length);
    expect(mails.map(({ told }) => told)).toEqual(mails.map(({ placed }) => placed.toISOString()));
  });

  it.each([
    [
      'an order is paid, booked and last changed after it was placed',
      `SELECT id FROM "order" WHERE paid_at < created_at OR updated_at < created_at OR updated_at > now()
       UNION ALL SELECT booking.id FROM booking JOIN "order" bought ON bought.id = booking.order_id
       WHERE booking.created_at NOT BETWEEN bought.created_at AND bought.created_at + interval '1 hour'`,
    ],
    [
      'a step of an order began between its placing and now, and none in the minute of the one before',
      `SELECT id FROM (
         SELECT step.id, step.changed_at, bought.created_at,
           lag(step.changed_at) OVER (PARTITION BY step.order_id ORDER BY step.changed_at) AS before,
           step.status
         FROM order_status_change step JOIN "order" bought ON bought.id = step.order_id) steps
       WHERE changed_at NOT BETWEEN created_at AND now()
         OR (status NOT IN ('pending', 'confirmed') AND changed_at < before + interval '1 hour')`,
    ],
    [
      'a notification is as old as what it tells of, and was not read before',
      `SELECT told.id FROM studio_notification told
       LEFT JOIN "order" bought ON bought.id = told.about_id
       LEFT JOIN bulk_order_request bulk ON bulk.id = told.about_id
       LEFT JOIN information_request info ON info.id = told.about_id
       WHERE told.read_at < told.created_at OR abs(extract(epoch FROM told.created_at
         - coalesce(bought.created_at, bulk.created_at, info.created_at, told.created_at))) > 3600`,
    ],
    [
      'a notification of a bulk order promises what the request does',
      `SELECT told.id FROM studio_notification told JOIN bulk_order_request bulk ON bulk.id = told.about_id
       WHERE position(to_char(bulk.due_at AT TIME ZONE 'Europe/Istanbul', 'DD.MM.YYYY HH24:MI') IN told.message) = 0`,
    ],
    [
      'a guest is reminded at ten the day before the session',
      `SELECT booking.id FROM booking JOIN workshop_session session ON session.id = booking.session_id
       WHERE booking.date <> session.date
         OR remind_at <> ((session.date - 1) + time '10:00') AT TIME ZONE 'Europe/Istanbul'`,
    ],
    [
      'a log entry about an order is not older than the order',
      `SELECT entry.id FROM log_entry entry JOIN "order" bought ON bought.id::text = entry.record_id::text
       WHERE entry.created_at < bought.created_at OR entry.created_at > now()`,
    ],
  ])('left no contradiction: %s', async (_rule, contradictions) => {
    expect(await server.dataSource.query(contradictions)).toEqual([]);
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
