import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { aCustomer } from '../../../seed/customers.js';
import { type RedisServer, startRedisServer } from '../../../testing/redis-server.js';
import { startTestServer, type TestServer } from '../../../testing/test-server.js';
import { refusalOf, Visitor } from '../../../testing/visitor.js';
import { MonitoringServer } from '../../operations/monitoring/monitoring-server.js';

/** Tests the behaviour that docs/operations.md describes under 'Redis is full' and 'Redis is away'. */
describe('A shop whose Redis is in trouble', () => {
  let redis: RedisServer;
  let server: TestServer;
  let member: Visitor;
  let email: string;

  beforeAll(async () => {
    redis = await startRedisServer();
    server = await startTestServer({ OPS_PORT: '0', REDIS_URL: redis.url });
    ({ email } = await aCustomer(server.dataSource.manager));
    member = new Visitor(server);
    await member.signIn(email);
  });
  afterAll(async () => {
    await server.stop();
    await redis.kill();
  });

  async function readiness(): Promise<number> {
    const { port } = server.app.get(MonitoringServer);
    return (await fetch(`http://127.0.0.1:${port}/health/ready`)).status;
  }

  it('refuses sign-ins while it is full, and says so; existing sessions stay', async () => {
    const client = new Redis(redis.url);
    await client.config('SET', 'maxmemory-policy', 'noeviction');
    await client.config('SET', 'maxmemory', '1');
    const stranger = new Visitor(server);

    const refused = await stranger.query('captcha.get', {});
    expect([refused.status, refusalOf(refused).code]).toEqual([503, 'unavailable']);
    expect(await member.whoAmI()).toBe(email);
    expect(await readiness()).toBe(503);

    await client.config('SET', 'maxmemory', '0');
    client.disconnect();
    await stranger.signIn(email);
    expect(await stranger.whoAmI()).toBe(email);
  });

  it('refuses visitors with a session while it is away, and serves the others', async () => {
    await redis.kill();

    const refused = await member.query('session.current', {});
    expect([refused.status, refusalOf(refused).code]).toEqual([503, 'unavailable']);
    const guest = new Visitor(server);
    expect(await guest.whoAmI()).toBeNull();
    expect((await guest.ask('/trpc/catalog.products')).status).toBe(200);
    expect(await readiness()).toBe(503);
  });
});
