import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { aCustomer } from '../../../seed/customers.js';
import { eventually } from '../../../testing/poll.js';
import { type UnresponsiveProxy, startUnresponsiveProxy } from '../../../testing/unresponsive-proxy.js';
import { suiteDatabase } from '../../../testing/suite-database.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { startTestServer, type TestServer } from '../../../testing/test-server.js';
import { Visitor } from '../../../testing/visitor.js';
import { unexpectedError } from '../http/unexpected-error.js';
import { dataSourceOptions } from './data-source.js';
import { resilientPool } from './resilient-connections.js';

const UNANSWERED_MS = 400;
const PASSES = { status: 503 };

describe('A database that is gone without hanging up', () => {
  const database = suiteDatabase();
  let line: UnresponsiveProxy;
  beforeEach(async () => {
    line = await startUnresponsiveProxy(database.url);
  });
  afterEach(() => line.close());

  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => unexpectedError(error),
    );

  it('is waited for no longer than it may think, and asked again over a new connection', async () => {
    const pool = new pg.Pool({ connectionString: line.url, max: 1, ...resilientPool(UNANSWERED_MS) });
    pool.on('error', () => undefined);
    await pool.query('SELECT 1');
    line.fallSilent();
    expect(await refusal(pool.query('SELECT 1'))).toMatchObject(PASSES);
    line.speak();
    expect((await pool.query('SELECT 2 AS two')).rows).toEqual([{ two: 2 }]);
    await pool.end();
  });

  it('does so amid a transaction, whose connection goes back to nobody', async () => {
    const extra = resilientPool(UNANSWERED_MS);
    const dataSource = await new DataSource({ ...dataSourceOptions(line.url, 1), extra }).initialize();
    const work = dataSource.transaction(async (manager) => {
      await manager.query('SELECT 1');
      line.fallSilent();
      await manager.query('SELECT 1');
    });
    expect(await refusal(work)).toMatchObject(PASSES);
    line.speak();
    expect(await dataSource.query('SELECT 2 AS two')).toEqual([{ two: 2 }]);
    await dataSource.destroy();
  });

  it('is left alone while it only listens, and while an answer keeps coming', async () => {
    const pool = new pg.Pool({ connectionString: line.url, ...resilientPool(UNANSWERED_MS) });
    const listener = await pool.connect();
    const heard: unknown[] = [];
    listener.on('notification', ({ payload }) => heard.push(payload));
    await listener.query('LISTEN news');
    const rows = await pool.query(
      `SELECT pg_sleep(0.01), repeat('x', 10000) FROM generate_series(1, ${(UNANSWERED_MS / 10) * 3})`,
    );
    expect(rows.rowCount).toBe(120);
    await database.dataSource.query(`SELECT pg_notify('news', 'still there')`);
    await eventually('it is heard', () => heard.includes('still there'));
    listener.release();
    await pool.end();
  });

  it('is not waited for at the start either', async () => {
    line.fallSilent();
    const pool = new pg.Pool({
      connectionString: line.url,
      ...resilientPool(),
      connectionTimeoutMillis: UNANSWERED_MS,
    });
    expect(await refusal(pool.query('SELECT 1'))).toMatchObject(PASSES);
    await pool.end();
  });
});

describe('The shop, whose database is gone without hanging up', () => {
  let database: TestDatabase;
  let line: UnresponsiveProxy;
  let server: TestServer;
  beforeAll(async () => {
    database = await createTestDatabase();
    line = await startUnresponsiveProxy(database.url);
    server = await startTestServer({ DATABASE_URL: line.url, DATABASE_DIRECT_URL: database.url });
  });
  afterAll(async () => {
    await server.stop();
    line.close();
    await database.drop();
  });

  it('says within half a minute that it passes by itself, and goes on once it is there again', async () => {
    const { email } = await aCustomer(server.dataSource.manager);
    const visitor = new Visitor(server);
    await visitor.signIn(email);
    const ask = async () =>
      (await Promise.all([visitor.ask('/trpc/session.current'), visitor.ask('/health')])).map(
        ({ status, headers }) => [status, headers.get('retry-after')],
      );
    expect(await ask()).toEqual([
      [200, null],
      [200, null],
    ]);
    line.fallSilent();
    const askedAt = Date.now();
    expect(await ask()).toEqual([
      [503, '5'],
      [503, '5'],
    ]);
    expect(Date.now() - askedAt).toBeLessThan(30_000);
    line.speak();
    await eventually('it goes on', async () => (await ask()).every(([status]) => status === 200));
    expect(await visitor.whoAmI()).toBe(email);
  }, 90_000);
});
