import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { startJobWorker } from '../../../testing/job-worker.js';
import { environmentOf, pictureProcesses } from '../../../testing/picture-processes.js';
import { eventually } from '../../../testing/poll.js';
import { type RedisServer, startRedisServer } from '../../../testing/redis-server.js';
import { freePort, startShopProcess, startWorkerProcess } from '../../../testing/shop-process.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { testEnvironment } from '../../../testing/test-environment.js';
import { JobOutbox } from '../../platform/jobs/job-outbox.js';
import { JobsOverview } from '../../platform/jobs/jobs-overview.js';
import { Shutdown } from '../../platform/shutdown.js';

/** The time that supervisors give a process to end. */
const TEN_SECONDS = 10_000;

describe('A process that is asked to go', () => {
  let database: TestDatabase;
  let holder: pg.Client;
  let environment: Record<string, string>;
  beforeAll(async () => {
    database = await createTestDatabase();
    environment = testEnvironment({ databaseUrl: database.url, iyzicoUrl: 'http://127.0.0.1:9' });
    holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
  });
  afterAll(async () => {
    await holder.end();
    await database.drop();
  });

  const waitingForLocks = async () =>
    (
      await database.dataSource.query<object[]>(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
    ).length;

  test('answers what it was asked before, takes nothing new, and ends well', async () => {
    const [port, opsPort] = [await freePort(), await freePort()];
    const shop = await startShopProcess({ ...environment, OPS_PORT: String(opsPort) }, port);
    await holder.query('BEGIN; LOCK TABLE product IN ACCESS EXCLUSIVE MODE');
    const slow = fetch(`${shop.url}/api/products.php`);
    await eventually('the request is in hand', async () => (await waitingForLocks()) > 0);

    const startedAt = Date.now();
    const ended = shop.terminate();
    const ready = () => fetch(`http://127.0.0.1:${opsPort}/health/ready`);
    await eventually('nobody is sent to it any more', async () => (await ready()).status === 503);
    await expect(once(connect(port, 'localhost'), 'connect')).rejects.toThrow();
    await holder.query('COMMIT');

    expect((await slow).status).toBe(200);
    expect(await ended).toBe(0);
    expect(Date.now() - startedAt).toBeLessThan(TEN_SECONDS);
  });

  test('ends although a process for pictures hangs', async () => {
    const shop = await startShopProcess(environment, await freePort());
    const captcha = () => fetch(`${shop.url}/api/captcha.php`);
    expect((await captcha()).status).toBe(200);
    const hanging = pictureProcesses(shop.pid);
    hanging.forEach((pid) => process.kill(pid, 'SIGSTOP'));
    const unanswered = captcha().catch(() => null);

    const startedAt = Date.now();
    expect(await shop.terminate()).toBe(0);
    expect(Date.now() - startedAt).toBeLessThan(TEN_SECONDS);
    await unanswered;
    expect(hanging).toHaveLength(1);
    hanging.forEach((pid) => process.kill(pid, 'SIGKILL'));
  });

  test('takes its processes for pictures with it, even when it is killed', async () => {
    const shop = await startShopProcess(environment, await freePort());
    expect((await fetch(`${shop.url}/api/captcha.php`)).status).toBe(200);
    const [pid = 0] = pictureProcesses(shop.pid);
    expect(environmentOf(pid)).not.toEqual([]);

    await shop.kill();
    await eventually('it is gone', () => environmentOf(pid).length === 0);
  });

  test('hands a job back that takes too long, so that another worker begins it at once', async () => {
    const worker = await startWorkerProcess(environment, await freePort());
    await database.dataSource.query(
      `INSERT INTO mail_message (id, dedupe_key, template, payload, recipient)
       VALUES ('00000000-0000-4000-8000-000000000001', 'slow', 'welcome', '{}', 'a@example.com')`,
    );
    await holder.query('BEGIN; SELECT FROM mail_message FOR UPDATE');
    await database.dataSource.transaction((manager) =>
      new JobOutbox().add(manager, {
        name: 'mail.send',
        payload: { mailId: '00000000-0000-4000-8000-000000000001' },
      }),
    );
    await eventually('the job is in hand', async () => (await waitingForLocks()) > 0);

    const startedAt = Date.now();
    expect(await worker.terminate()).toBe(0);
    expect(Date.now() - startedAt).toBeLessThan(TEN_SECONDS);

    const jobs = await database.dataSource.query<object[]>('SELECT name, state FROM bullmq.job');
    expect(jobs).toEqual([{ name: 'mail.send', state: 'waiting' }]);
    await holder.query('ROLLBACK');
  });
});

describe.each(['PostgreSQL', 'Redis'])('A worker on %s', (kind) => {
  let redis: RedisServer | undefined;
  let database: TestDatabase;
  beforeAll(async () => {
    if (kind === 'Redis') redis = await startRedisServer();
    database = await createTestDatabase();
  });
  afterAll(async () => {
    await database.drop();
    await redis?.kill();
  });

  test('leaves no job behind as if it were still running', async () => {
    const servers = { databaseUrl: database.url, redisUrl: redis?.url };
    let isBegun = false;
    const worker = await startJobWorker({
      servers,
      register: (registry) =>
        registry.handle('endless', () => {
          isBegun = true;
          return new Promise(() => undefined);
        }),
    });
    await database.dataSource.transaction((manager) =>
      new JobOutbox().add(manager, { name: 'endless', payload: {} }),
    );
    await eventually('it is in hand', () => isBegun);

    worker.get(Shutdown).workMs = 100;
    await worker.close();

    const other = await startJobWorker({ servers, isWorker: false });
    const { queue } = await other.get(JobsOverview).read();
    expect(queue).toMatchObject({ waiting: { count: 1 }, active: { count: 0 } });
    await other.close();
  });
});
