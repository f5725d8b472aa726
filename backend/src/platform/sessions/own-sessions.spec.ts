import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OwnSession } from '../../../contract/people/own-session.view.js';
import { USUAL_ADMIN_PASSWORD } from '../../../seed/admins.js';
import { aCustomer, USUAL_PASSWORD } from '../../../seed/customers.js';
import { AdminVisitor } from '../../../testing/admin-visitor.js';
import { enterBackOffice } from '../../../testing/back-office.js';
import { type RedisServer, startRedisServer } from '../../../testing/redis-server.js';
import { startTestServer, type TestServer } from '../../../testing/test-server.js';
import { dataOf, Visitor } from '../../../testing/visitor.js';

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
const ADDRESSES = { laptop: '198.18.7.44', phone: '2001:db8:12:34::9' };

describe.each(['PostgreSQL', 'Redis'] as const)('The sessions of a customer, kept in %s', (store) => {
  let redis: RedisServer | undefined;
  let server: TestServer;
  let email: string;
  let laptop: Visitor;
  let phone: Visitor;

  beforeAll(async () => {
    redis = store === 'Redis' ? await startRedisServer() : undefined;
    server = await startTestServer(redis ? { REDIS_URL: redis.url } : {});
  });
  afterAll(async () => {
    await server.stop();
    await redis?.kill();
  });
  beforeEach(async () => {
    ({ email } = await aCustomer(server.dataSource.manager));
    laptop = new Visitor(server, { address: ADDRESSES.laptop });
    phone = new Visitor(server, { address: ADDRESSES.phone });
    await signIn(laptop, WINDOWS);
    await signIn(phone, IPHONE);
  });

  async function signIn(visitor: Visitor, userAgent: string): Promise<void> {
    const captchaAnswer = await visitor.answerCaptcha();
    const typed = { email, password: USUAL_PASSWORD, captchaAnswer };
    const answer = await visitor.mutate('session.signIn', typed, { 'user-agent': userAgent });
    expect(answer.status).toBe(200);
  }
  const listed = async (visitor: Visitor) => dataOf(await visitor.query('session.own', {})) as OwnSession[];

  it('are listed in words, this one first, with an address that is not exact', async () => {
    const sessions = await listed(laptop);

    expect(sessions).toEqual([
      {
        id: expect.any(String),
        browser: 'Chrome',
        system: 'Windows',
        address: '198.18.7.x',
        signedInAt: expect.any(String),
        seenAt: expect.any(String),
        isCurrent: true,
      },
      expect.objectContaining({
        browser: 'Safari',
        system: 'iPhone',
        address: '2001:db8:12:…',
        isCurrent: false,
      }),
    ]);
    expect(Date.now() - Date.parse(sessions[0]!.signedInAt)).toBeLessThan(60_000);
  });

  it('are closed one by one, and only by their owner', async () => {
    const [, onPhone] = await listed(laptop);
    const stranger = new Visitor(server);
    await stranger.signIn((await aCustomer(server.dataSource.manager)).email);
    expect((await stranger.mutate('session.end', { id: onPhone!.id })).status).toBe(200);
    expect(await phone.whoAmI()).toBe(email);

    expect((await laptop.mutate('session.end', { id: onPhone!.id })).status).toBe(200);
    expect(await phone.whoAmI()).toBeNull();
    expect(await laptop.whoAmI()).toBe(email);
    expect(await listed(laptop)).toHaveLength(1);
  });

  it('are all closed but this one', async () => {
    const forgotten = new Visitor(server);
    await signIn(forgotten, 'curl/8.7.1');
    expect((await laptop.mutate('session.endOthers', '')).status).toBe(200);

    expect([await laptop.whoAmI(), await phone.whoAmI(), await forgotten.whoAmI()]).toEqual([
      email,
      null,
      null,
    ]);
    expect(await listed(laptop)).toMatchObject([{ isCurrent: true }]);
  });

  it('stay as old as they are when the others are closed, and prove nothing anew', async () => {
    const [before] = await listed(laptop);
    const remembered = laptop.cookies.get('toprak-known-customer');
    const cookie = `toprak=${laptop.cookies.get('toprak') ?? ''}`;
    await laptop.mutate('session.endOthers', '', { cookie });
    expect(await listed(laptop)).toEqual([{ ...before, id: expect.any(String), seenAt: expect.any(String) }]);
    expect(laptop.cookies.get('toprak-known-customer')).toBe(remembered);
  });

  it('leave a browser known that was, and no other', async () => {
    const remembered = laptop.cookies.get('toprak-known-customer');
    await laptop.mutate('session.endOthers', '');
    expect(laptop.cookies.get('toprak-known-customer')?.split('.')[0]).toBe(remembered?.split('.')[0]);
    expect(laptop.cookies.get('toprak-known-customer')).not.toBe(remembered);
  });

  it('leave the list with a sign-out', async () => {
    await phone.signOut();
    expect(await listed(laptop)).toHaveLength(1);
  });
});

describe('The sessions of an admin', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('are listed and closed in the profile; a customer in the same browser has a list of their own', async () => {
    const email = 'sahip@toprak.example';
    const desk = await enterBackOffice(server, { role: 'super_admin', email });
    const home = new AdminVisitor(server);
    await home.signInAsAdmin(email, USUAL_ADMIN_PASSWORD);
    const customer = await aCustomer(server.dataSource.manager);
    await desk.signIn(customer.email);

    const sessions = dataOf(await desk.query('admin.profile.sessions', {})) as OwnSession[];
    expect(sessions).toMatchObject([{ isCurrent: true }, { isCurrent: false }]);
    expect(dataOf(await desk.query('session.own', {}))).toMatchObject([{ isCurrent: true }]);
    await desk.mutate('admin.profile.endSession', { id: sessions[1]!.id });
    expect(await home.whichAdmin()).toBeNull();

    await home.signInAsAdmin(email, USUAL_ADMIN_PASSWORD);
    await desk.mutate('admin.profile.endOtherSessions', '');
    expect([await desk.whichAdmin(), await home.whichAdmin()]).toEqual([email, null]);
    expect(await desk.whoAmI()).toBe(customer.email);
  });

  it('are not told to strangers', async () => {
    const stranger = new Visitor(server);
    expect((await stranger.query('session.own', {})).status).toBe(401);
    expect((await stranger.query('admin.profile.sessions', {})).status).toBe(401);
  });
});
