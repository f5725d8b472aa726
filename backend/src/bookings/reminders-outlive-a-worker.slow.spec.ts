import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { aWorkshopSession } from '../../seed/workshops.js';
import { aPaidLine, BOOKING_TABLES, bookingServices } from '../../testing/bookings.js';
import { eventually } from '../../testing/poll.js';
import { freePort, startWorkerProcess } from '../../testing/shop-process.js';
import { startSmtpServer, type TestSmtpServer } from '../../testing/smtp-server.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { testEnvironment } from '../../testing/test-environment.js';

const BOOKINGS = 12;
/** A dead process is noticed at once by its closed connections, but its lease of a job only by time. */
const TAKEN_OVER_MS = 60_000;

let database: TestDatabase;
let relay: TestSmtpServer;
let holder: pg.Client;
let environment: Record<string, string>;

beforeAll(async () => {
  database = await createTestDatabase(BOOKING_TABLES);
  relay = await startSmtpServer();
  const outside = { databaseUrl: database.url, iyzicoUrl: 'http://127.0.0.1:9', smtpUrl: relay.url };
  environment = testEnvironment(outside, { SWEEP_SECONDS: '1' });
  holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await relay.close();
  await database.drop();
});

async function dueReminders(): Promise<void> {
  const services = bookingServices(database.dataSource, { now: new Date().toISOString() });
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await database.dataSource.transaction(async (manager) => {
    const session = await aWorkshopSession(manager, { date: inThreeDays, capacity: 2 * BOOKINGS });
    for (let made = 0; made < BOOKINGS; made += 1) {
      await services.book.book(manager, await aPaidLine(manager, session));
    }
    await manager.query('DELETE FROM mail_message');
    await manager.query('DELETE FROM outbox_job');
    await manager.query(`UPDATE booking SET remind_at = now() - interval '1 minute'`);
  });
}

async function count(sql: string): Promise<number> {
  const [row] = await database.dataSource.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM ${sql}`,
  );
  return row?.count ?? 0;
}

it('reminders go out once each, although the worker that makes them is killed over it', async () => {
  await dueReminders();
  await holder.query('BEGIN; LOCK TABLE mail_message IN SHARE ROW EXCLUSIVE MODE');
  const leader = await startWorkerProcess(environment, await freePort());
  await eventually('it has claimed the bookings, and is about to write a reminder down', async () => {
    const waits = `pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
      AND query LIKE '%INSERT INTO%mail_message%'`;
    return (await count(waits)) > 0;
  });
  const other = await startWorkerProcess(environment, await freePort());
  await leader.kill();
  await holder.query('COMMIT');

  const sent = `mail_message WHERE template = 'booking-reminder' AND status = 'sent'`;
  await eventually('all are sent', async () => (await count(sent)) === BOOKINGS, TAKEN_OVER_MS);
  expect(await count('booking WHERE remind_at IS NOT NULL')).toBe(0);
  expect(await count('mail_message')).toBe(BOOKINGS);
  expect(relay.received).toHaveLength(BOOKINGS);
  await other.terminate();
});
