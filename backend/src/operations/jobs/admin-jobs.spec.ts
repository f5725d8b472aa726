import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestingModule } from '@nestjs/testing';
import { randomUUID } from 'node:crypto';
import {
  JOB_LISTS,
  type JobList,
  type JobsStatus,
  type JobView,
} from '../../../contract/operations/jobs/jobs.views.js';
import type { PageOf } from '../../../contract/admin/page.query.js';
import type { AdminVisitor } from '../../../testing/admin-visitor.js';
import { enterBackOffice } from '../../../testing/back-office.js';
import { startJobWorker } from '../../../testing/job-worker.js';
import { eventually } from '../../../testing/poll.js';
import { type RedisServer, startRedisServer } from '../../../testing/redis-server.js';
import { startTestServer, type TestServer } from '../../../testing/test-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';
import { LogEntry } from '../../activity-log/log-entry.entity.js';
import { Settings } from '../../platform/config/settings.js';
import { JobOutbox } from '../../platform/jobs/job-outbox.js';
import type { JobHandler } from '../../platform/jobs/job-registry.js';
import { JobsOverview } from '../../platform/jobs/jobs-overview.js';
import { QueueAccess } from '../../platform/jobs/queue-access.js';

const NOT_YET = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:25 for ayse@toprak.example'));
const NO_ID = '00000000-0000-4000-8000-000000000000';

describe.each(['PostgreSQL', 'Redis'])('The background jobs on %s', (backend) => {
  let redis: RedisServer | undefined;
  let server: TestServer;
  let owner: AdminVisitor;
  let worker: TestingModule | undefined;
  let release = () => {};

  beforeAll(async () => {
    if (backend === 'Redis') redis = await startRedisServer();
    server = await startTestServer(redis ? { REDIS_URL: redis.url } : {});
    owner = await enterBackOffice(server, { role: 'super_admin' });
  });
  beforeEach(async () => {
    await server.dataSource.query('DELETE FROM outbox_job');
    await (await server.app.get(QueueAccess).open()).queue.obliterate({ force: true });
  });
  afterEach(async () => {
    release();
    await worker?.close();
    worker = undefined;
  });
  afterAll(async () => {
    await server.stop();
    await redis?.kill();
  });

  async function workWith(handlers: Readonly<Record<string, JobHandler>>): Promise<void> {
    worker = await startJobWorker({
      servers: { databaseUrl: server.app.get(Settings).DATABASE_URL, redisUrl: redis?.url },
      // A long lock time, so that a slow machine is not taken for a dead worker whose jobs run again.
      tuning: { lockMs: 30_000 },
      register: (registry) =>
        Object.entries(handlers).forEach(([name, handler]) => registry.handle(name, handler)),
    });
  }
  const write = (name: string, payload: object = {}, delayMs = 0) =>
    server.dataSource.transaction((manager) =>
      server.app.get(JobOutbox).add(manager, { name, payload, delayMs }),
    );
  const list = async (which: JobList) =>
    dataOf(await owner.query('admin.jobs.list', { list: which })) as PageOf<JobView>;
  const counts = async () => {
    const { lists } = dataOf(await owner.query('admin.jobs.status', {})) as JobsStatus;
    return JOB_LISTS.map((each) => lists[each].count);
  };
  const have = async (...wanted: number[]) => {
    let seen: readonly number[] = [];
    await eventually(`${JOB_LISTS.join()} are ${wanted.join()}`, async () => {
      seen = await counts();
      return String(seen) === String(wanted);
    }).catch((cause: unknown) => {
      throw new Error(`They are ${seen.join()}`, { cause });
    });
  };
  const logged = () =>
    server.dataSource.manager.find(LogEntry, { where: { recordKind: 'job' }, order: { id: 'ASC' } });

  it('are told by where they stand and since when, also while nobody does them', async () => {
    const mailId = randomUUID();
    await write('mail.send', { mailId, to: 'ayse@toprak.example', customerId: 'not-an-id' });

    expect(await counts()).toEqual([0, 0, 0, 0, 1]);
    const { items, pagination } = await list('outbox');
    expect(pagination.totalRecords).toBe(1);
    expect(items).toMatchObject([
      { name: 'mail.send', tries: 0, subjects: [{ kind: 'mailId', id: mailId }] },
    ]);

    const held = new Promise<void>((resolve) => (release = resolve));
    await workWith({ 'mail.send': () => held });
    for (let more = 0; more < 9; more += 1) await write('mail.send');
    await write('sms.send', {}, 60_000);
    await have(0, 4, 6, 1, 0);
    const { lists, at } = dataOf(await owner.query('admin.jobs.status', {})) as JobsStatus;
    for (const name of ['active', 'waiting'] as const) {
      const waited = Date.parse(at) - Date.parse(String(lists[name].since));
      expect(waited).toBeGreaterThanOrEqual(0);
      expect(waited).toBeLessThan(60_000);
    }
    expect((await list('active')).items).toHaveLength(4);
    const waiting = (await list('waiting')).items.map(({ writtenAt }) => writtenAt);
    expect(waiting).toHaveLength(6);
    expect(waiting).toEqual(waiting.toSorted());
    const [later] = (await list('delayed')).items;
    expect(Date.parse(String(later?.dueAt)) - Date.parse(at)).toBeGreaterThan(30_000);
  });

  it('say why they failed for good, in words and without anybody’s address', async () => {
    await workWith({ 'mail.send': NOT_YET });
    await write('mail.send', { mailId: randomUUID(), to: 'ayse@toprak.example' });
    await have(1, 0, 0, 0, 0);

    const answer = await owner.query('admin.jobs.list', { list: 'failed' });
    expect(answer.text).not.toContain('ayse@');
    const [job] = (await list('failed')).items;
    expect(job).toMatchObject({
      tries: 3,
      dueAt: null,
      failure: {
        text: 'Karşıdaki sunucuya ulaşılamadı.',
        technical: expect.stringContaining('ECONNREFUSED'),
      },
    });
    expect(Date.parse(String(job?.failedAt))).toBeGreaterThanOrEqual(Date.parse(String(job?.writtenAt)));
  });

  it('have all their tries again when one is put back, and the log says who did it', async () => {
    let isDown = true;
    const done: unknown[] = [];
    await workWith({
      'mail.send': (payload) => (isDown ? NOT_YET() : Promise.resolve(void done.push(payload))),
    });
    const payload = { mailId: randomUUID() };
    await write('mail.send', payload);
    await have(1, 0, 0, 0, 0);
    const { id } = (await list('failed')).items[0]!;

    expect((await owner.mutate('admin.jobs.retry', { id })).status).toBe(200);
    await eventually('it failed three times more', async () => (await list('failed')).items[0]?.tries === 3);
    isDown = false;
    expect((await owner.mutate('admin.jobs.retry', { id })).status).toBe(200);
    await eventually('it was done', () => done.length === 1);
    expect(done).toEqual([payload]);
    await have(0, 0, 0, 0, 0);

    const entry = (await logged()).at(-1);
    expect(entry).toMatchObject({
      eventType: 'admin_change',
      recordId: id,
      details: { event: 'job_retried', label: 'E-posta gönderimi', after: { job: 'mail.send', ...payload } },
    });
    expect(entry?.username).toMatch(/^yonetici-/);
    expect(refusalOf(await owner.mutate('admin.jobs.retry', { id })).code).toBe('job_not_failed');
  });

  it('wait from when they were put back, not from when they were written', async () => {
    await workWith({ 'mail.send': NOT_YET });
    await write('mail.send', { mailId: randomUUID() });
    await have(1, 0, 0, 0, 0);
    await worker?.close();
    const { id } = (await list('failed')).items[0]!;
    const before = Date.now();

    await owner.mutate('admin.jobs.retry', { id });

    const { waiting } = await server.app
      .get(JobsOverview)
      .read()
      .then(({ queue }) => queue);
    expect(waiting.count).toBe(1);
    expect(waiting.since?.getTime()).toBeGreaterThanOrEqual(before);
  });

  it('go back all at once, those of one kind', async () => {
    let isDown = true;
    const handler = () => (isDown ? NOT_YET() : Promise.resolve());
    await workWith({ 'mail.send': handler, 'sms.send': handler });
    for (const name of ['mail.send', 'sms.send', 'mail.send']) await write(name);
    await have(3, 0, 0, 0, 0);

    isDown = false;
    expect(dataOf(await owner.mutate('admin.jobs.retryAll', { name: 'mail.send' }))).toBe(2);
    await have(1, 0, 0, 0, 0);
    expect((await list('failed')).items).toMatchObject([{ name: 'sms.send' }]);
    expect((await logged()).at(-1)).toMatchObject({
      recordId: 'mail.send',
      details: { event: 'jobs_retried', after: { jobs: 2 } },
    });
  });

  it('leave for good when a failed one is deleted, which the log keeps', async () => {
    await workWith({ 'sms.send': NOT_YET });
    const smsId = randomUUID();
    await write('sms.send', { smsId });
    await have(1, 0, 0, 0, 0);
    const { id } = (await list('failed')).items[0]!;

    expect((await owner.mutate('admin.jobs.remove', { id })).status).toBe(200);
    expect(await counts()).toEqual([0, 0, 0, 0, 0]);
    expect((await logged()).at(-1)).toMatchObject({
      recordId: id,
      details: { event: 'job_deleted', before: { job: 'sms.send', smsId, tries: 3 } },
    });
  });

  it('are touched only when they have failed', async () => {
    await workWith({});
    await write('mail.send', {}, 60_000);
    await have(0, 0, 0, 1, 0);
    const { id } = (await list('delayed')).items[0]!;
    const before = (await logged()).length;

    for (const [call, input] of [
      ['remove', { id }],
      ['retry', { id }],
      ['retry', { id: NO_ID }],
      ['retryAll', { name: 'mail.send' }],
    ] as const) {
      expect(refusalOf(await owner.mutate(`admin.jobs.${call}`, input)).code).toBe('job_not_failed');
    }
    expect(await counts()).toEqual([0, 0, 0, 1, 0]);
    expect(await logged()).toHaveLength(before);
  });
});
