import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { JOB_LABELS, TASK_LABELS } from '../../../contract/operations/jobs/job-labels.js';
import type { JobsStatus, TaskView } from '../../../contract/operations/jobs/jobs.views.js';
import type { AdminVisitor } from '../../../testing/admin-visitor.js';
import { enterBackOffice } from '../../../testing/back-office.js';
import { startJobWorker } from '../../../testing/job-worker.js';
import { eventually } from '../../../testing/poll.js';
import { type RedisServer, startRedisServer } from '../../../testing/redis-server.js';
import { startTestServer, type TestServer } from '../../../testing/test-server.js';
import { dataOf } from '../../../testing/visitor.js';
import { Settings } from '../../platform/config/settings.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { ReadJobsService } from './read-jobs.service.js';

/** Tasks that only workers have. */
const OF_WORKERS = ['outbox.prune'];

let redis: RedisServer;
let server: TestServer;
let owner: AdminVisitor;
const handle = jest.spyOn(JobRegistry.prototype, 'handle');

beforeAll(async () => {
  redis = await startRedisServer();
  server = await startTestServer({ REDIS_URL: redis.url });
  owner = await enterBackOffice(server, { role: 'super_admin' });
});
afterAll(async () => {
  await server.stop();
  await redis.kill();
});

const tasks = async () => dataOf(await owner.query('admin.jobs.tasks', {})) as TaskView[];
const find = async (name: string) => (await tasks()).find((task) => task.name === name);

describe('Everything the shop does by itself', () => {
  it('has a name that the studio understands', () => {
    const scheduled = server.app
      .get(JobRegistry)
      .scheduledTasks()
      .map(({ name }) => name);
    expect(Object.keys(TASK_LABELS).toSorted()).toEqual([...scheduled, ...OF_WORKERS].toSorted());
    expect(Object.keys(JOB_LABELS).toSorted()).toEqual(handle.mock.calls.map(([name]) => name).toSorted());
  });
});

describe('The scheduled tasks', () => {
  it('say when they last ran, how long it took and what went wrong, and which of them are late', async () => {
    expect(await find('holds.sweep')).toEqual({
      name: 'holds.sweep',
      everySeconds: null,
      lastRun: null,
      isLate: false,
    });
    const worker = await startJobWorker({
      servers: { databaseUrl: server.app.get(Settings).DATABASE_URL, redisUrl: undefined },
      register: (registry) => {
        registry.schedule({ name: 'holds.sweep', everySeconds: 60, run: () => Promise.resolve() });
        registry.schedule({
          name: 'mail.sweep',
          everySeconds: 60,
          run: () => Promise.reject(new Error('timed out for ayse@toprak.example')),
        });
      },
    });
    await eventually('both ran', async () => (await tasks()).filter(({ lastRun }) => lastRun).length >= 3);
    await worker.close();

    expect(await find('holds.sweep')).toMatchObject({
      everySeconds: 60,
      lastRun: { failure: null },
      isLate: false,
    });
    expect((await find('mail.sweep'))?.lastRun?.failure).toEqual({
      text: 'Yanıt zamanında gelmedi.',
      technical: 'timed out for …@…',
    });
    await server.dataSource.query(
      `UPDATE task_run SET began_at = now() - interval '4 minutes' WHERE name = 'holds.sweep'`,
    );
    expect(await find('holds.sweep')).toMatchObject({ isLate: true });
    expect((dataOf(await owner.query('admin.jobs.status', {})) as JobsStatus).lateTasks).toBe(1);
  });
});

describe('What is known of the jobs', () => {
  it('is told as far as it is known while the queue is away', async () => {
    const jobs = server.app.get(ReadJobsService);
    await redis.kill();
    const unreachable = expect.objectContaining({ code: 'queue_unreachable' });
    await Promise.all([
      expect(jobs.status()).rejects.toEqual(unreachable),
      expect(jobs.list({ list: 'failed' })).rejects.toEqual(unreachable),
    ]);
    expect((await jobs.list({ list: 'outbox' })).items).toEqual([]);
    expect((await jobs.tasks()).length).toBeGreaterThan(20);
    await redis.start();
  });
});
