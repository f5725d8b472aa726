import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import pg from 'pg';
import { eventually } from '../../../testing/poll.js';
import { type RedisServer, startRedisServer } from '../../../testing/redis-server.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { testEnvironment } from '../../../testing/test-environment.js';
import { startTestServer, type TestServer } from '../../../testing/test-server.js';
import { loadSettings } from '../../platform/config/load-settings.js';
import { Settings } from '../../platform/config/settings.js';
import { FEED_CONNECTION } from '../../platform/change-feed/change-feed.js';
import { unexpectedError } from '../../platform/http/unexpected-error.js';
import { VisitStorage } from '../../platform/sessions/visit-storage.js';
import { Shutdown } from '../../platform/shutdown.js';
import { type RunningWorker, startWorker } from '../../start-worker.js';
import { MonitoringServer } from './monitoring-server.js';

interface Told {
  readonly status: number;
  readonly report: { readonly status: string; readonly parts: Readonly<Record<string, string>> };
}

async function health(app: TestServer['app'], question = 'ready'): Promise<Told> {
  const response = await fetch(`http://127.0.0.1:${app.get(MonitoringServer).port}/health/${question}`);
  return { status: response.status, report: (await response.json()) as Told['report'] };
}

describe('A process of the shop', () => {
  let redis: RedisServer;
  let shop: TestServer;
  beforeAll(async () => {
    redis = await startRedisServer();
    shop = await startTestServer({ OPS_PORT: '0', REDIS_URL: redis.url });
  });
  afterAll(async () => {
    await shop.stop();
    await redis.kill();
  });

  test('is ready when everything it stands on is there', async () => {
    expect(await health(shop.app)).toEqual({
      status: 200,
      report: {
        status: 'ready',
        parts: { database: 'ok', migrations: 'ok', change_feed: 'ok', redis: 'ok' },
      },
    });
    expect((await health(shop.app, 'live')).status).toBe(200);
  });

  test('tells the world nothing of it but that it answers', async () => {
    for (const path of ['/health/ready', '/health/live', '/metrics']) {
      const response = await fetch(`${shop.url}${path}`, { headers: { accept: 'application/json' } });
      expect(response.status).toBe(404);
    }
    expect(await (await fetch(`${shop.url}/health`)).json()).toEqual({ status: 'ok' });
  });

  test('is not ready while a migration of its version is missing', async () => {
    const [newest]: { name: string }[] = await shop.dataSource.query(
      `SELECT name FROM migrations ORDER BY timestamp DESC LIMIT 1`,
    );
    await shop.dataSource.query(`UPDATE migrations SET name = 'x' || name WHERE name = $1`, [newest!.name]);

    const { status, report } = await health(shop.app);
    await shop.dataSource.query(`UPDATE migrations SET name = $1 WHERE name = 'x' || $1`, [newest!.name]);

    expect(status).toBe(503);
    expect(report.parts['migrations']).toBe(`not applied: ${newest!.name}`);
    expect((await health(shop.app)).status).toBe(200);
  });

  test('is not ready while it does not hear of changes, and is again once it does', async () => {
    await shop.dataSource.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()`,
      [FEED_CONNECTION],
    );
    await eventually('it says so', async () => {
      const { status, report } = await health(shop.app);
      return status === 503 && report.parts['change_feed'] === 'not connected';
    });
    await eventually('it is ready again', async () => (await health(shop.app)).status === 200);
  });

  test('is not ready while its database only lets itself be read', async () => {
    const owner = new pg.Client({
      connectionString: shop.app.get(Settings).DATABASE_URL,
      options: '-c default_transaction_read_only=off',
    });
    await owner.connect();
    const [{ name }] = (await owner.query<{ name: string }>('SELECT current_database() AS name')).rows as [
      { name: string },
    ];
    const anew = () =>
      owner.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                   WHERE datname = current_database() AND application_name = 'toprak'`);
    await owner.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    await anew();
    await eventually('it says so', async () => {
      const { status, report } = await health(shop.app);
      return status === 503 && report.parts['database'] === 'read-only';
    });
    const refused = await fetch(`${shop.url}/trpc/captcha.get?input=${encodeURIComponent('{}')}`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);

    await owner.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
    await anew();
    await owner.end();
    await eventually('it is ready again', async () => (await health(shop.app)).status === 200);
  });

  test('is not ready while Redis is full, and answers 503 to visitors who need a session', async () => {
    const client = new Redis(redis.url);
    const { sessions } = shop.app.get(VisitStorage);
    const kept = { data: '{}', seenAt: Date.now(), owners: [] };
    await client.config('SET', 'maxmemory', '1');
    const { status, report } = await health(shop.app);
    const refused = await Promise.allSettled([
      sessions.insert('a', kept, 1_000),
      sessions.markSeen('a', Date.now(), 1_000),
    ]);
    await client.config('SET', 'maxmemory', '0');
    client.disconnect();

    expect(status).toBe(503);
    expect(report.parts['redis']).toMatch(/^full, refuses to write: \d\S* of 1B$/);
    for (const each of refused) {
      expect(each.status === 'rejected' && unexpectedError(each.reason)).toMatchObject({
        code: 'unavailable',
      });
    }
    expect((await health(shop.app)).status).toBe(200);
  });

  test('is alive but not ready while Redis is away', async () => {
    await redis.kill();
    const { status, report } = await health(shop.app);
    expect({ status, state: report.status }).toEqual({ status: 503, state: 'not_ready' });
    expect(report.parts).toMatchObject({ database: 'ok', change_feed: 'ok' });
    expect(report.parts['redis']).not.toBe('ok');
    expect((await health(shop.app, 'live')).status).toBe(200);

    await redis.start();
    await eventually('it is ready again', async () => (await health(shop.app)).status === 200);
  });

  test('is not ready from the moment on that it is to go', async () => {
    shop.app.get(Shutdown).begin();
    expect(await health(shop.app)).toMatchObject({ status: 503, report: { status: 'stopping' } });
  });
});

describe('A worker', () => {
  let database: TestDatabase;
  let worker: RunningWorker;
  afterEach(async () => {
    await worker.stop();
    await database.drop();
  });

  test('is not ready while jobs wait for too long', async () => {
    database = await createTestDatabase();
    await database.dataSource.query(`
      CREATE FUNCTION stay() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the relay is stuck'; END $$;
      CREATE TRIGGER stay BEFORE UPDATE ON outbox_job FOR EACH ROW EXECUTE FUNCTION stay();
    `);
    const outside = { databaseUrl: database.url, iyzicoUrl: 'http://127.0.0.1:9' };
    worker = await startWorker(loadSettings(testEnvironment(outside, { OPS_PORT: '0', WORKER: 'on' })));
    expect(await health(worker.app)).toMatchObject({ status: 200, report: { parts: { jobs: 'ok' } } });

    await database.dataSource.query(
      `INSERT INTO outbox_job (name, payload, created_at) VALUES ('none', '{}', now() - interval '6 minutes')`,
    );

    const { status, report } = await health(worker.app);
    expect(status).toBe(503);
    expect(report.parts['jobs']).toMatch(/^waiting since .+ \(outbox: 1\)$/);
  });
});
