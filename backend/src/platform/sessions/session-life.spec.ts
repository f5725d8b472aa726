import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { aCustomer } from '../../../seed/customers.js';
import { type RedisServer, startRedisServer } from '../../../testing/redis-server.js';
import { changeSetting } from '../../../testing/security-settings.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { startTestServer, type TestServer } from '../../../testing/test-server.js';
import { Visitor } from '../../../testing/visitor.js';
import { JobRegistry } from '../jobs/job-registry.js';

const MINUTE = 60;
const NEWCOMER = { firstName: 'Elif', lastName: 'Kaya', password: 'seramik-ve-toprak' };

describe('Sessions in Redis are forgotten', () => {
  let redis: RedisServer;
  let client: Redis;
  let server: TestServer;

  beforeAll(async () => {
    redis = await startRedisServer();
    client = new Redis(redis.url);
    server = await startTestServer({ REDIS_URL: redis.url });
    await changeSetting(server.app, 'email_verification_enabled', 'true');
  });
  afterAll(async () => {
    await server.stop();
    client.disconnect();
    await redis.kill();
  });

  /** The remaining seconds of the sessions that `work` begins. */
  async function secondsLeftAfter(work: (visitor: Visitor) => Promise<unknown>): Promise<number[]> {
    for (const key of await client.keys('toprak:session*')) await client.del(key);
    await work(new Visitor(server));
    const keys = await client.keys('toprak:session*');
    expect(keys).toHaveLength(2);
    return Promise.all(keys.map((key) => client.ttl(key)));
  }
  const between = (least: number, most: number) => (seconds: number) => seconds > least && seconds <= most;

  it('soon after a captcha’s time, while they hold nothing else', async () => {
    const left = await secondsLeftAfter((visitor) => visitor.ask('/api/captcha.php'));
    expect(left.every(between(10 * MINUTE, 20 * MINUTE))).toBe(true);
  });

  it('once another code cannot be asked for any more, while they wait for one', async () => {
    const left = await secondsLeftAfter(async (visitor) => {
      expect((await visitor.register({ ...NEWCOMER, email: 'elif@toprak.example' })).status).toBe(200);
    });
    expect(left.every(between(30 * MINUTE, 45 * MINUTE))).toBe(true);
  });

  it('soon after the idle time in force, once somebody is in them, and not before', async () => {
    const { email } = await aCustomer(server.dataSource.manager);
    const signIn = (visitor: Visitor) => visitor.signIn(email);
    expect((await secondsLeftAfter(signIn)).every(between(60 * MINUTE, 65 * MINUTE))).toBe(true);
    await changeSetting(server.app, 'session_timeout', '7200');
    expect((await secondsLeftAfter(signIn)).every(between(120 * MINUTE, 125 * MINUTE))).toBe(true);
    await changeSetting(server.app, 'session_timeout', '3600');
  });
});

describe('Sessions in PostgreSQL are forgotten', () => {
  const server = suiteServer();
  beforeAll(() => changeSetting(server.app, 'email_verification_enabled', 'true'));

  const idle = (minutes: number) =>
    server.dataSource.query(`UPDATE session SET seen_at = now() - make_interval(mins => $1)`, [minutes]);
  async function prune(): Promise<string[]> {
    const task = server.app
      .get(JobRegistry)
      .scheduledTasks()
      .find(({ name }) => name === 'sessions.prune');
    await task?.run();
    const rows = await server.dataSource.query<{ holds: string }[]>(
      `SELECT CASE WHEN data->'passport' ? 'user' THEN 'somebody' WHEN data ? 'registrationCodeId' THEN 'code'
         ELSE 'nothing' END AS holds FROM session ORDER BY 1`,
    );
    return rows.map(({ holds }) => holds);
  }

  it('when those in Redis are', async () => {
    const { email } = await aCustomer(server.dataSource.manager);
    await new Visitor(server).ask('/api/captcha.php');
    await new Visitor(server).register({ ...NEWCOMER, email: 'elif@toprak.example' });
    await new Visitor(server).signIn(email);
    await idle(9);
    expect(await prune()).toEqual(['code', 'nothing', 'somebody']);
    await idle(21);
    expect(await prune()).toEqual(['code', 'somebody']);
    await idle(46);
    expect(await prune()).toEqual(['somebody']);
    await idle(66);
    expect(await prune()).toEqual([]);
  });

  it('and let nobody in before that, once their time is up', async () => {
    const visitor = new Visitor(server);
    await visitor.register({ ...NEWCOMER, email: 'deniz@toprak.example' });
    const cookie = visitor.cookies.get('toprak');
    await idle(41);
    await visitor.ask('/api/captcha.php');
    expect(visitor.cookies.get('toprak')).not.toBe(cookie);
  });
});
