import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestingModule } from '@nestjs/testing';
import { isDeepStrictEqual } from 'node:util';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { type QueueServers, startJobWorker } from '../../../testing/job-worker.js';
import { type KillableProcess, startKillable } from '../../../testing/killable-process.js';
import { eventually } from '../../../testing/poll.js';
import { type RedisServer, startRedisServer } from '../../../testing/redis-server.js';
import { JobOutbox } from './job-outbox.js';
import type { JobHandler, JobRegistry } from './job-registry.js';
import { openQueueBackend } from './queue-backend.js';

describe.each(['PostgreSQL', 'Redis'])('Jobs on %s', (backend) => {
  let database: TestDatabase;
  let redis: RedisServer | undefined;
  let servers: QueueServers;
  const outbox = new JobOutbox();
  const workers: TestingModule[] = [];
  const mortals: KillableProcess[] = [];

  beforeAll(async () => {
    if (backend === 'Redis') redis = await startRedisServer();
  });

  afterAll(async () => {
    await redis?.kill();
  });

  async function freshShop(): Promise<void> {
    database = await createTestDatabase();
    await database.dataSource.query('CREATE TABLE deed (worker text NOT NULL, kind text NOT NULL)');
    if (redis) {
      await redis.kill();
      await redis.start();
    }
    servers = { databaseUrl: database.url, redisUrl: redis?.url };
  }

  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.close()));
    await Promise.all(mortals.splice(0).map((mortal) => mortal.kill()));
    await database.drop();
  });

  async function worker(handlers: Record<string, JobHandler>, register?: (registry: JobRegistry) => void) {
    const started = await startJobWorker({
      servers,
      register: (registry) => {
        Object.entries(handlers).forEach(([name, handler]) => registry.handle(name, handler));
        register?.(registry);
      },
    });
    workers.push(started);
    return started;
  }

  function killableWorker(): KillableProcess {
    const { databaseUrl, redisUrl } = servers;
    const started = startKillable('killable-worker.js', {
      DATABASE_URL: databaseUrl,
      ...(redisUrl !== undefined && { REDIS_URL: redisUrl }),
    });
    mortals.push(started);
    return started;
  }

  async function deeds(kind: string): Promise<string[]> {
    const rows: { worker: string }[] = await database.dataSource.query(
      'SELECT worker FROM deed WHERE kind = $1',
      [kind],
    );
    return rows.map((row) => row.worker);
  }

  const add = (name: string, payload: object = {}, delayMs = 0) =>
    database.dataSource.transaction((manager) => outbox.add(manager, { name, payload, delayMs }));

  async function unrelayed(): Promise<number> {
    const [row]: { count: number }[] = await database.dataSource.query(
      'SELECT count(*)::integer AS count FROM outbox_job WHERE relayed_at IS NULL',
    );
    return row!.count;
  }

  async function deadLetters() {
    const opened = await openQueueBackend({
      DATABASE_URL: servers.databaseUrl,
      ...(redis ? { REDIS_URL: redis.url } : {}),
    });
    const queue = opened.openQueue();
    const failed = await queue.getFailed();
    await queue.close();
    await opened.close();
    return failed.map((job) => ({ name: job.name, reason: job.failedReason }));
  }

  test('a job runs once its transaction has committed, and is told what it was given', async () => {
    await freshShop();
    const seen: unknown[] = [];
    await worker({ note: into(seen) });

    await database.dataSource.transaction(async (manager) => {
      await outbox.add(manager, { name: 'note', payload: { order: 'ş-1' } });
      expect(seen).toEqual([]);
    });

    await eventually('the job ran', () => seen.length > 0);
    expect(seen).toEqual([{ order: 'ş-1' }]);
  });

  test('a job of a transaction that was rolled back never runs', async () => {
    await freshShop();
    const seen: unknown[] = [];
    await worker({ note: into(seen) });

    await expect(
      database.dataSource.transaction(async (manager) => {
        await outbox.add(manager, { name: 'note', payload: { of: 'nothing' } });
        throw new Error('the order was refused');
      }),
    ).rejects.toThrow('refused');
    await add('note', { of: 'something' });

    await eventually('the later job ran', () => seen.length > 0);
    expect(seen).toEqual([{ of: 'something' }]);
  });

  test('jobs that were written while no worker ran are done when one starts', async () => {
    await freshShop();
    const seen: unknown[] = [];
    for (const number of [1, 2, 3]) await add('note', { number });

    await worker({ note: into(seen) });

    await eventually('all ran', () => seen.length === 3);
    expect(seen).toEqual(expect.arrayContaining([{ number: 1 }, { number: 2 }, { number: 3 }]));
  });

  test('more jobs than one batch all run, each once, with two relays at work', async () => {
    await freshShop();
    const seen: unknown[] = [];
    await database.dataSource.query(
      `INSERT INTO outbox_job (name, payload) SELECT 'note', to_jsonb(n) FROM generate_series(1, 250) n`,
    );

    const handlers = { note: into(seen) };
    await Promise.all([worker(handlers), worker(handlers)]);

    await eventually('all ran', () => seen.length >= 250);
    expect(await unrelayed()).toBe(0);
    expect(new Set(seen).size).toBe(250);
    expect(seen).toHaveLength(250);
  });

  test('a row that is relayed a second time does not run a second time', async () => {
    await freshShop();
    const seen: unknown[] = [];
    await worker({ note: into(seen) });
    await add('note', { number: 1 });
    await eventually('the job ran', () => seen.length === 1);
    await eventually('the row is marked', async () => (await unrelayed()) === 0);

    await database.dataSource.query('UPDATE outbox_job SET relayed_at = NULL');
    await add('note', { number: 2 });

    await eventually('the later job ran', () => seen.length > 1);
    await eventually('both rows are marked', async () => (await unrelayed()) === 0);
    expect(seen).toEqual([{ number: 1 }, { number: 2 }]);
  });

  test('a relay that dies after telling the queue and before marking the row loses and doubles nothing', async () => {
    await freshShop();
    const seen: unknown[] = [];
    await database.dataSource.query(`
      CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'killed before the mark'; END $$;
      CREATE TRIGGER die BEFORE UPDATE ON outbox_job FOR EACH ROW EXECUTE FUNCTION die();
    `);
    await worker({ note: into(seen) });
    await add('note', { number: 1 });
    await eventually('the job ran', () => seen.length === 1);
    expect(await unrelayed()).toBe(1);

    await database.dataSource.query('DROP TRIGGER die ON outbox_job');
    await add('note', { number: 2 });

    await eventually('the later job ran', () => seen.length > 1);
    await eventually('both rows are marked', async () => (await unrelayed()) === 0);
    expect(seen).toEqual([{ number: 1 }, { number: 2 }]);
  });

  test('a job with a delay waits for its time', async () => {
    await freshShop();
    const seen: string[] = [];
    await worker({ late: into(seen, 'late'), soon: into(seen, 'soon') });
    const startedAt = Date.now();

    await add('late', {}, 1_200);
    await add('soon');

    await eventually('both ran', () => seen.length === 2);
    expect(seen).toEqual(['soon', 'late']);
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1_200);
  });

  test('a job that fails is tried again until it succeeds', async () => {
    await freshShop();
    let tries = 0;
    await worker({
      shaky: () => {
        tries += 1;
        return tries < 3 ? Promise.reject(new Error('not yet')) : Promise.resolve();
      },
    });

    await add('shaky');

    await eventually('the third try', () => tries === 3);
    expect(await deadLetters()).toEqual([]);
  });

  test('a job that keeps failing becomes a dead letter, and asking anew works once the cause is gone', async () => {
    await freshShop();
    let tries = 0;
    let isBroken = true;
    await worker({
      broken: () => {
        tries += 1;
        return isBroken ? Promise.reject(new Error('the kiln is cold')) : Promise.resolve();
      },
    });
    await add('broken', { order: 1 });
    await eventually('it is a dead letter', async () => (await deadLetters()).length === 1);
    expect(tries).toBe(3);
    expect(await deadLetters()).toEqual([{ name: 'broken', reason: 'the kiln is cold' }]);

    isBroken = false;
    await add('broken', { order: 1 });

    await eventually('it ran', () => tries === 4);
  });

  test('a job nobody knows ends as a dead letter and holds up no other', async () => {
    await freshShop();
    const seen: unknown[] = [];
    await worker({ note: into(seen) });

    await add('unheard-of');
    await add('note', { number: 1 });

    await eventually('the known one ran', () => seen.length === 1);
    await eventually('the unknown one is a dead letter', async () => (await deadLetters()).length === 1);
  });

  test('a worker that is shut down finishes the job it has begun', async () => {
    await freshShop();
    let isBegun = false;
    let isDone = false;
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const running = await worker({
      careful: async () => {
        isBegun = true;
        await finished;
        isDone = true;
      },
    });
    await add('careful');
    await eventually('it began', () => isBegun);

    const closed = running.close();
    finish();
    await closed;

    workers.splice(0);
    expect(isDone).toBe(true);
    expect(await deadLetters()).toEqual([]);
  });

  test('a process with WORKER=off runs nothing and leaves the rows to others', async () => {
    await freshShop();
    const seen: unknown[] = [];
    const web = await startJobWorker({
      servers,
      isWorker: false,
      register: (registry) => {
        registry.handle('note', into(seen, 'web'));
        registry.schedule({ name: 'tick', everySeconds: 0.1, run: () => into(seen, 'web task')({}) });
      },
    });
    workers.push(web);
    await add('note');

    await worker({ note: into(seen, 'worker') });

    await eventually('the worker did it', () => seen.length > 0);
    expect(seen).toEqual(['worker']);
  });

  test('a job whose worker is killed is done by another', async () => {
    await freshShop();
    const mortal = killableWorker();
    await add('long');
    await eventually('the mortal worker began', async () => (await deeds('long')).length === 1);
    const seen: unknown[] = [];

    await mortal.kill();
    await worker({ long: into(seen) });

    await eventually('the other did it', () => seen.length === 1);
  });

  test('a scheduled task runs in one of two workers, and in the other once the first is killed', async () => {
    await freshShop();
    const mortal = killableWorker();
    await eventually('the mortal worker runs the task', async () => (await deeds('task')).length > 1);
    let runs = 0;
    await worker({}, (registry) => {
      registry.schedule({
        name: 'diary',
        everySeconds: 0.1,
        run: () => {
          runs += 1;
          return Promise.resolve();
        },
      });
    });
    const before = (await deeds('task')).length;
    await eventually('the task ran many times more', async () => (await deeds('task')).length > before + 8);
    expect(runs).toBe(0);

    await mortal.kill();
    const atDeath = (await deeds('task')).length;

    await eventually('the other worker took over', () => runs > 2);
    expect(await deeds('task')).toHaveLength(atDeath);
  });

  test('a scheduled task that fails runs again', async () => {
    await freshShop();
    let runs = 0;
    await worker({}, (registry) => {
      registry.schedule({
        name: 'flaky',
        everySeconds: 0.05,
        run: () => {
          runs += 1;
          return runs === 1 ? Promise.reject(new Error('once')) : Promise.resolve();
        },
      });
    });

    await eventually('it ran after failing', () => runs > 2);
  });

  test('jobs and tasks go on after the database has dropped every connection', async () => {
    await freshShop();
    const seen: unknown[] = [];
    let runs = 0;
    await worker({ note: into(seen) }, (registry) => {
      registry.schedule({
        name: 'tick',
        everySeconds: 0.05,
        run: () => {
          runs += 1;
          return Promise.resolve();
        },
      });
    });
    await add('note', { number: 1 });
    await eventually('the job and the task ran', () => seen.length === 1 && runs > 0);

    await database.dataSource.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    const before = runs;
    await add('note', { number: 2 });

    await eventually('the task runs again', () => runs > before + 2);
    // The first job runs again, because its end had not reached the database: jobs run at least once.
    await eventually('the later job ran', () =>
      seen.some((payload) => isDeepStrictEqual(payload, { number: 2 })),
    );
  });
});

test('jobs wait in the database while Redis is away', async () => {
  const redis = await startRedisServer();
  const database = await createTestDatabase();
  const seen: unknown[] = [];
  const running = await startJobWorker({
    servers: { databaseUrl: database.url, redisUrl: redis.url },
    register: (registry) => registry.handle('note', into(seen)),
  });
  const note = (number: number) =>
    database.dataSource.transaction((manager) =>
      new JobOutbox().add(manager, { name: 'note', payload: { number } }),
    );
  await note(1);
  await eventually('the first job ran', () => seen.length === 1);

  await redis.kill();
  await note(2);
  await redis.start();

  await eventually('the second job ran', () => seen.length === 2, 25_000);
  await running.close();
  await redis.kill();
  await database.drop();
});

test('a worker can be shut down while Redis is away', async () => {
  const redis = await startRedisServer();
  const database = await createTestDatabase();
  const seen: unknown[] = [];
  const running = await startJobWorker({
    servers: { databaseUrl: database.url, redisUrl: redis.url },
    register: (registry) => registry.handle('note', into(seen)),
  });
  await database.dataSource.transaction((manager) =>
    new JobOutbox().add(manager, { name: 'note', payload: {} }),
  );
  await eventually('the job ran', () => seen.length === 1);

  await redis.kill();
  const startedAt = Date.now();
  await running.close();

  expect(Date.now() - startedAt).toBeLessThan(10_000);
  await database.drop();
});

/** A handler or task that records its payload. */
function into(seen: unknown[], what?: string): JobHandler {
  return (payload) => {
    seen.push(what ?? payload);
    return Promise.resolve();
  };
}
