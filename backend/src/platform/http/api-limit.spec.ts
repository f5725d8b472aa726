import { beforeAll, describe, expect, it } from '@jest/globals';
import { aProduct } from '../../../seed/catalog.js';
import type { AdminVisitor } from '../../../testing/admin-visitor.js';
import { enterBackOffice } from '../../../testing/back-office.js';
import { eventually } from '../../../testing/poll.js';
import { changeSetting } from '../../../testing/security-settings.js';
import { anAddress, type HttpAnswer, ShopClient } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import type { TestServer } from '../../../testing/test-server.js';
import { refusalOf } from '../../../testing/visitor.js';
import { RateLimitsService } from '../security/rate-limits.service.js';

const LIMIT = 10;
/** A call whose answer is never cached. */
const CALL = '/trpc/session.current';
const DOCUMENTED_READ = '/api/products.php';
const SITES_OWN_READ = '/trpc/catalog.products';

type Process = Awaited<ReturnType<TestServer['startNeighbour']>>;

const server = suiteServer();
let processes: readonly [Process, Process];

beforeAll(async () => {
  const neighbour = await server.startNeighbour();
  processes = [server, neighbour];
  await aProduct(server.dataSource.manager);
  for (const { app } of processes) await changeSetting(app, 'api_rate_limit', String(LIMIT));
});

const from = (address = anAddress(), one: Process = server) => new ShopClient(one, { address });

async function sequentially(
  times: number,
  ask: (time: number) => Promise<HttpAnswer>,
): Promise<HttpAnswer[]> {
  const answers: HttpAnswer[] = [];
  for (let time = 0; time < times; time += 1) answers.push(await ask(time));
  return answers;
}

const allowedOf = (answers: readonly HttpAnswer[]) => answers.filter(({ status }) => status === 200).length;

describe('The calls of one visitor', () => {
  it('are answered up to the limit, with what is left of it', async () => {
    const visitor = from();
    const answers = await sequentially(LIMIT + 2, () => visitor.ask(CALL));

    const left = answers.map(({ headers }) => headers.get('ratelimit-remaining'));
    expect(left).toEqual(['9', '8', '7', '6', '5', '4', '3', '2', '1', '0', '0', '0']);
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(LIMIT).fill(200), 429, 429]);
    for (const { headers } of answers) {
      expect(headers.get('ratelimit-limit')).toBe(String(LIMIT));
      expect(Number(headers.get('ratelimit-reset'))).toBeGreaterThan(50);
      expect(Number(headers.get('ratelimit-reset'))).toBeLessThanOrEqual(60);
    }
  });

  it('are refused in the language of each edge, with the time to wait, and kept by no cache', async () => {
    const visitor = from();
    await sequentially(LIMIT, () => visitor.ask(CALL));
    const trpc = await visitor.ask(CALL);
    const batch = await visitor.ask('/trpc/session.current,site.status?batch=1');
    const rest = await visitor.ask('/api/coupons.php');

    for (const { status, headers } of [trpc, batch, rest]) {
      expect([status, headers.get('cache-control')]).toEqual([429, 'no-store']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(50);
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    }
    expect(refusalOf(trpc)).toMatchObject({ code: 'rate_limited', httpStatus: 429 });
    expect(refusalOf(trpc).message).toMatch(
      /^Kısa sürede çok fazla istek aldık\. \d+ saniye sonra yeniden deneyin\.$/,
    );
    expect(batch.json).toHaveLength(2);
    expect(rest.json).toMatchObject({ success: false, code: 'rate_limited' });
  });

  it.each([
    ['/trpc/session.current,site.status,session.current,site.status?batch=1', 4],
    ['/trpc/session.current%2Csite.status?batch=1', 2],
    ['/TRPC/session.current,site.status?batch=1', 2],
    ['/api/coupons.php', 1],
    ['/api/unknown.php', 1],
    ['/api/serve_image.php?file=x.webp', 0],
    ['/api/uploads/x.webp', 0],
    ['/odeme/3d/x', 0],
    ['/health', 0],
    ['/favicon.svg', 0],
    ['/media/x.webp/400.avif', 0],
  ])('count: %s as %d', async (path, calls) => {
    const visitor = from();
    await visitor.ask(path);
    const { headers } = await visitor.ask(CALL);
    expect(headers.get('ratelimit-remaining')).toBe(String(LIMIT - 1 - calls));
  });

  it('count together wherever they arrive', async () => {
    const address = anAddress();
    const answers = await sequentially(LIMIT + 6, (time) => from(address, processes[time % 2]).ask(CALL));
    expect(allowedOf(answers)).toBe(LIMIT);
  });

  it('count together when they come all at once', async () => {
    const address = anAddress();
    const answers = await Promise.all(
      Array.from({ length: 3 * LIMIT }, (_, index) => from(address, processes[index % 2]).ask(CALL)),
    );
    expect(allowedOf(answers)).toBe(LIMIT);
  });

  it('count by the network, and nobody suffers for a neighbour', async () => {
    const answers = await sequentially(LIMIT + 1, (time) => from(`2001:db8:7:7::${time + 1}`).ask(CALL));
    expect(allowedOf(answers)).toBe(LIMIT);
    expect((await from('2001:db8:7:8::1').ask(CALL)).status).toBe(200);
  });

  it('count by what our own proxy says, whatever the visitor claims', async () => {
    const address = anAddress();
    const answers = await sequentially(LIMIT + 1, () => from(`${anAddress()}, ${address}`).ask(CALL));
    expect(allowedOf(answers)).toBe(LIMIT);
  });

  it('follow the setting at once, also for whoever was refused already', async () => {
    const visitor = from();
    await sequentially(LIMIT + 1, () => visitor.ask(CALL));
    await changeSetting(server.app, 'api_rate_limit', '20');
    const { status } = await visitor.ask(CALL);
    await changeSetting(server.app, 'api_rate_limit', String(LIMIT));
    expect(status).toBe(200);
  });
});

describe('The calls of an admin who is signed in', () => {
  const ADMINS_LIMIT = 5 * LIMIT;
  const cookieOf = ({ cookies }: AdminVisitor) => [...cookies].map((pair) => pair.join('=')).join('; ');
  /** Requests from this address with this cookie. */
  const asking = (cookie: string, address: string) => (time: number) =>
    from(address, processes[time % 2]).ask(CALL, { headers: { cookie } });

  it('count for each of them and for all processes together, with five times the limit', async () => {
    const [owner, helper] = [await enterBackOffice(server), await enterBackOffice(server)].map(cookieOf);
    const studio = anAddress();
    const before = await from(studio).ask(CALL, { headers: { cookie: owner ?? '' } });
    const left = Number(before.headers.get('ratelimit-remaining'));
    expect(before.headers.get('ratelimit-limit')).toBe(String(ADMINS_LIMIT));

    const answers = await sequentially(left + 2, asking(owner ?? '', studio));
    expect(allowedOf(answers)).toBe(left);
    expect(answers.at(-1)?.headers.get('ratelimit-limit')).toBe(String(ADMINS_LIMIT));
    expect((await asking(helper ?? '', studio)(0)).status).toBe(200);
    // An admin's calls are not counted for guests of the same network.
    const guest = await from(studio).ask(CALL);
    expect(guest.headers.get('ratelimit-remaining')).toBe(String(LIMIT - 1));
  });

  it('are answered while strangers of the same network are refused, whichever process they reach', async () => {
    const cookie = cookieOf(await enterBackOffice(server));
    const studio = anAddress();
    const strangers = await sequentially(2 * LIMIT + 4, (time) =>
      from(studio, processes[time % 2]).ask(CALL),
    );
    expect(allowedOf(strangers)).toBe(LIMIT);

    const admins = await sequentially(6, asking(cookie, studio));
    expect(admins.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await from(studio).ask(CALL)).status).toBe(429);
  });

  it('are those of a stranger once they have signed out, and with a cookie that is nobody’s', async () => {
    const admin = await enterBackOffice(server);
    const cookie = cookieOf(admin);
    await admin.mutate('adminSession.signOut', '');
    for (const worthless of [cookie, 'toprak=s%3Anobody.nothing']) {
      const answers = await sequentially(3 * LIMIT, asking(worthless, anAddress()));
      expect(allowedOf(answers)).toBeLessThanOrEqual(LIMIT);
    }
  });
});

describe('Answers that are ready', () => {
  it('are no calls when the site itself asks for them', async () => {
    const visitor = from();
    await visitor.ask(SITES_OWN_READ);
    const ready = await sequentially(3 * LIMIT, () => visitor.ask(SITES_OWN_READ));
    expect(allowedOf(ready)).toBe(3 * LIMIT);
    expect((await visitor.ask(CALL)).status).toBe(200);
  });

  it('are calls when they are documented ones, and refused like the others', async () => {
    await from().ask(DOCUMENTED_READ);
    const visitor = from();
    const answers = await sequentially(LIMIT + 1, () => visitor.ask(DOCUMENTED_READ));

    expect(allowedOf(answers)).toBe(LIMIT);
    // Cached answers contain nothing about one visitor, because any cache may send them to the next.
    expect([...(answers[0]?.headers.keys() ?? [])].join()).not.toMatch(/ratelimit|x-request-id/);
    expect(answers.at(-1)?.json).toMatchObject({ success: false, code: 'rate_limited' });
    expect((await visitor.ask(CALL)).status).toBe(429);
  });

  it('are told to the other processes: after ten of them these refuse as well', async () => {
    const address = anAddress();
    await from().ask(DOCUMENTED_READ);
    await sequentially(LIMIT, () => from(address).ask(DOCUMENTED_READ));
    const limit = { name: 'api', points: LIMIT, seconds: 60 };
    await eventually('the tenth has told the shared store', async () => {
      return !(await server.app.get(RateLimitsService).look(limit, address)).isAllowed;
    });
    expect((await from(address, processes[1]).ask(CALL)).status).toBe(429);
  });

  it('are counted for the very visitor whom the framework would have seen', async () => {
    const address = anAddress();
    await from().ask(DOCUMENTED_READ);
    await sequentially(4, () => from(`${anAddress()}, ${address}`).ask(DOCUMENTED_READ));
    const { headers } = await from(address).ask(CALL);
    expect(headers.get('ratelimit-remaining')).toBe(String(LIMIT - 5));
  });
});
