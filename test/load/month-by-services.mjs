import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { closedLoop } from './measure.mjs';
import { compiled } from './orders.mjs';
import { answerBench } from './processes.mjs';

const SESSIONS_A_MONTH = 50;
const BOOKINGS_AT_A_TIME = 20_000;

/** Runs the calendar's query through our own services, in a studio of the requested size. */
answerBench(async ({ environment, sessions, bookings }) => {
  const { startServer } = await import(join(compiled, 'src/server.js'));
  const { loadSettings } = await import(join(compiled, 'src/platform/config/load-settings.js'));
  const { SessionQueriesService } = await import(join(compiled, 'src/workshops/session-queries.service.js'));
  const { app } = await startServer(loadSettings(environment), (prepared) =>
    fillCalendar(prepared.get(DataSource), { sessions, bookings }),
  );
  const calendar = app.get(SessionQueriesService);
  return {
    answer: ({ month, concurrency, seconds }) =>
      closedLoop({ concurrency, seconds }, async () => {
        const found = await calendar.month(month);
        if (found.length !== SESSIONS_A_MONTH) throw new Error(`${found.length} sessions in ${month}.`);
      }),
  };
});

/** Writes fifty sessions in this month, and as many in each earlier month until there are enough. */
async function fillCalendar(dataSource, { sessions, bookings }) {
  await dataSource.query(
    `INSERT INTO workshop_session (title, description, date, start_time, end_time, price_kurus, capacity)
     SELECT 'Seramik Atölyesi', 'Merkezleme, açma, yükseltme. Hiç denemeyenler için.',
       (date_trunc('month', now() AT TIME ZONE 'Europe/Istanbul') - make_interval(months => n / ${SESSIONS_A_MONTH}))::date + n % 28,
       make_time(9 + n % 10, 0, 0), make_time(11 + n % 10, 0, 0), 100000, 900
     FROM generate_series(0, $1::int - 1) AS n`,
    [sessions],
  );
  await dataSource.transaction(async (manager) => {
    // These statements take longer than any of the shop, so the shop's time limit is lifted.
    await manager.query('SET LOCAL statement_timeout = 0');
    if (bookings > 0) await fillBookings(manager, bookings);
  });
  await dataSource.query('ANALYZE');
}

/**
 * Writes bookings with their paid orders, spread evenly over all sessions. A part at a time, because a connection of the
 * shop gives up on a statement that takes as long as all of them.
 */
async function fillBookings(manager, bookings) {
  for (let first = 1; first <= bookings; first += BOOKINGS_AT_A_TIME) {
    await fillPart(manager, [first, Math.min(bookings, first + BOOKINGS_AT_A_TIME - 1)]);
  }
  await manager.query(
    `UPDATE workshop_session SET booked_seats = counted.seats
     FROM (SELECT session_id, count(*)::int AS seats FROM booking GROUP BY session_id) counted
     WHERE counted.session_id = workshop_session.id`,
  );
}

/** The orders from one number to another, with a line and a booking each. */
async function fillPart(manager, numbers) {
  await manager.query(
    `INSERT INTO "order" (link_nonce, status, payment_status, name, surname, email, phone, shipping_address,
       subtotal_kurus, total_kurus, paid_at)
     SELECT n::text, 'confirmed', 'paid', 'Ayşe', 'Demir', 'ayse' || n || '@toprak.test', '+905321234567', 'İstanbul',
       100000, 100000, now() FROM generate_series($1::int, $2::int) AS n`,
    numbers,
  );
  await manager.query(
    `INSERT INTO order_line (order_id, position, kind, session_id, date, start_time, end_time, name,
       regular_price_kurus, unit_price_kurus, quantity, total_kurus, vat_rate_percent)
     SELECT o.id, 0, 'workshop', s.id, s.date, s.start_time, s.end_time, s.title, 100000, 100000, 1, 100000, 20
     FROM (SELECT id, link_nonce::int AS n FROM "order" WHERE link_nonce::int BETWEEN $1 AND $2) o
     JOIN (SELECT *, row_number() OVER () AS n, count(*) OVER () AS all_of_them FROM workshop_session) s
       ON s.n = o.n % s.all_of_them + 1`,
    numbers,
  );
  await manager.query(
    `INSERT INTO booking (order_id, order_line_id, session_id, link_nonce, payment_status, name, surname, email, phone,
       title, date, start_time, end_time, quantity, original_price_kurus, price_kurus, total_kurus)
     SELECT line.order_id, line.id, session_id, line.id::text, 'paid', 'Ayşe', 'Demir', 'ayse@toprak.test',
       '+905321234567', line.name, date, start_time, end_time, 1, 100000, 100000, 100000
     FROM order_line line JOIN "order" o ON o.id = line.order_id WHERE o.link_nonce::int BETWEEN $1 AND $2`,
    numbers,
  );
}
