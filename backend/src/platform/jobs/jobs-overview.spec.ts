import { afterEach, describe, expect, test } from '@jest/globals';
import type { TestingModule } from '@nestjs/testing';
import { startJobWorker } from '../../../testing/job-worker.js';
import { eventually } from '../../../testing/poll.js';
import { type RedisServer, startRedisServer } from '../../../testing/redis-server.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { JobOutbox } from './job-outbox.js';
import { JobsOverview } from './jobs-overview.js';

describe.each(['PostgreSQL', 'Redis'])('What is known of jobs on %s', (kind) => {
  let database: TestDatabase;
  let redis: RedisServer | undefined;
  const processes: TestingModule[] = [];
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));

  afterEach(async () => {
    finish();
    await Promise.all(processes.splice(0).map((each) => each.close()));
    await database.drop();
    await redis?.kill();
  });

  async function start(isWorker: boolean): Promise<TestingModule> {
    const started = await startJobWorker({
      servers: { databaseUrl: database.url, redisUrl: redis?.url },
      isWorker,
      register: (registry) => {
        registry.handle('slow', () => finished);
        registry.handle('broken', () => Promise.reject(new Error('the kiln is cold')));
      },
    });
    processes.push(started);
    return started;
  }

  const add = (name: string, delayMs = 0) =>
    database.dataSource.transaction((manager) =>
      new JobOutbox().add(manager, { name, payload: {}, delayMs }),
    );

  test('any process tells how many there are in each state, and since when', async () => {
    if (kind === 'Redis') redis = await startRedisServer();
    database = await createTestDatabase();
    const overview = (await start(false)).get(JobsOverview);
    await database.dataSource.query(
      `INSERT INTO outbox_job (name, payload, created_at) VALUES ('broken', '{}', now() - interval '1 hour')`,
    );

    const before = await overview.read();
    expect(before.outbox.count).toBe(1);
    expect(Date.now() - before.outbox.since!.getTime()).toBeGreaterThan(3_500_000);
    expect(before.queue.failed).toEqual({ count: 0, since: null });

    const startedAt = Date.now();
    await start(true);
    await eventually('it failed for good', async () => (await overview.read()).queue.failed.count === 1);
    for (const name of ['slow', 'slow', 'slow', 'slow', 'slow', 'slow']) await add(name);
    await add('slow', 60_000);
    await eventually('all were handed over', async () => {
      const { outbox, queue } = await overview.read();
      return outbox.count === 0 && queue.delayed.count === 1 && queue.active.count === 4;
    });

    const { outbox, queue } = await overview.read();
    expect(outbox).toEqual({ count: 0, since: null });
    expect(queue).toMatchObject({ waiting: { count: 2 }, failed: { count: 1 } });
    for (const state of ['waiting', 'active', 'failed', 'delayed'] as const) {
      const since = queue[state].since!.getTime();
      expect(since).toBeGreaterThanOrEqual(startedAt);
      expect(since).toBeLessThanOrEqual(Date.now());
    }
  });
});
