import { type IncomingMessage, request as httpRequest } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aCustomer, USUAL_PASSWORD } from '../seed/customers.js';
import type { Customer } from '../src/people/accounts/customer.entity.js';
import { type RedisServer, startRedisServer } from '../testing/redis-server.js';
import { anAddress } from '../testing/shop-client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { Visitor } from '../testing/visitor.js';

/** Requests under way while a session ends must neither restore it nor replace its successor. */
describe.each(['PostgreSQL', 'Redis'])('A session in %s that ended', (kept) => {
  let redis: RedisServer | undefined;
  let server: TestServer;
  let ayse: Customer;
  let visitor: Visitor;

  beforeAll(async () => {
    redis = kept === 'Redis' ? await startRedisServer() : undefined;
    server = await startTestServer(redis ? { REDIS_URL: redis.url } : {});
  });
  afterAll(async () => {
    await server.stop();
    await redis?.kill();
  });
  beforeEach(async () => {
    ayse = await aCustomer(server.dataSource.manager);
    visitor = new Visitor(server, { address: anAddress() });
  });

  const cookie = () => `toprak=${visitor.cookies.get('toprak') ?? ''}`;
  const isKnown = async (with_: string) => {
    const answer = await new Visitor(server).ask('/api/auth.php', { headers: { cookie: with_ } });
    return (answer.json as { authenticated: boolean }).authenticated;
  };

  it('stays ended when a stream that was opened before closes after it', async () => {
    await visitor.signIn(ayse.email);
    const old = cookie();
    const stream = httpRequest(`${server.url}/trpc/live.changes`, {
      headers: { cookie: old, accept: 'text/event-stream' },
    });
    stream.end();
    const [response] = (await once(stream, 'response')) as [IncomingMessage];
    await visitor.signOut();

    // `once` would reject with the error in which a broken stream ends.
    const closed = new Promise((resolve) => response.once('close', resolve).once('error', () => undefined));
    stream.destroy();
    await closed;
    await visitor.answerCaptcha();

    expect(await isKnown(old)).toBe(false);
  });

  it('stays ended, and its browser signed out, when slow answers arrive after it', async () => {
    await visitor.signIn(ayse.email);
    const old = cookie();
    const slow = Array.from({ length: 6 }, () =>
      visitor.mutate('account.changePassword', {
        currentPassword: 'yanlis-sifre',
        newPassword: 'baska-bir-sifre',
      }),
    );
    await visitor.signOut();
    await Promise.all(slow);

    expect(await visitor.whoAmI()).toBeNull();
    expect(await isKnown(old)).toBe(false);
  });

  it('is replaced by the session of a sign-in, whatever was requested before', async () => {
    const captchaAnswer = await visitor.answerCaptcha();
    const others = Array.from({ length: 6 }, () => visitor.query('session.current', {}));
    const signIn = visitor.mutate('session.signIn', {
      email: ayse.email,
      password: USUAL_PASSWORD,
      captchaAnswer,
    });
    await Promise.all([...others, signIn]);

    expect(await visitor.whoAmI()).toBe(ayse.email);
  });

  it('is not made again by a sign-out', async () => {
    await visitor.signIn(ayse.email);
    const answer = await visitor.signOut();
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});
