import { beforeAll, describe, expect, it } from '@jest/globals';
import { CALL_GROUPS, OWN_ROUTES } from '../testing/documented-calls/all-calls.js';
import type { DocumentedCall, Sent } from '../testing/documented-calls/documented-call.js';
import { DocumentedShop } from '../testing/documented-calls/documented-shop.js';
import { changeSetting } from '../testing/security-settings.js';
import type { HttpAnswer } from '../testing/shop-client.js';
import { suiteServer } from '../testing/suite-server.js';
import type { Visitor } from '../testing/visitor.js';

/** Requests that were not made by our own pages, from a browser or from a program with its cookie. */
const ELSEWHERE: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', referer: 'https://baska.localhost/' },
  { referer: 'https://kotu.example/' },
  { origin: 'null' },
];
const ONE_OF_OURS = { 'sec-fetch-site': 'same-origin' };
const FORGED = { 'sec-fetch-site': 'cross-site', referer: 'https://kotu.example/' };

/** The ways in which other sites can make a browser send a GET. */
const WISHES = [
  'action=logout',
  'action=delete&id=1',
  'action=create&title=x&content=x',
  'action=save&api_key=x',
  'action=update_smtp&smtp_host=x',
  'action=verify_2fa&code=123456',
  'action=enable',
  'action=payment',
  '_method=DELETE&id=1',
  'method=PUT&id=1&status=cancelled',
  'mark_read=all',
];

const CALLS = CALL_GROUPS.flatMap(({ calls }) => calls).filter(({ route }) => route.startsWith('GET '));
const CHANGING = CALLS.filter(({ changesByGet }) => changesByGet);
/** The security test is slow, because it requests every path of the shop, so it is tried only once. */
const ROUTES = [...new Set([...CALLS, ...OWN_ROUTES].map(({ route }) => route))].filter(
  (route) => route.startsWith('GET ') && route !== 'GET /api/test_security_features.php',
);
const READING = CALLS.filter(({ changesByGet }) => !changesByGet);

const server = suiteServer();
let shop: DocumentedShop;
/** A visitor who is signed in as an admin and as a customer, and so may do everything. */
let victim: Visitor;

beforeAll(async () => {
  shop = await DocumentedShop.open(server, 'smtp://127.0.0.1:9');
  victim = await shop.anotherAdmin({ role: 'super_admin' });
  await victim.signIn(shop.customer.email);
  // All requests come from one address, faster than a visitor may send them.
  await changeSetting(server.app, 'api_rate_limit', '1000');
});

describe('A GET', () => {
  it.each(READING)(
    'changes nothing when another site makes a browser send it: $route, $what',
    async (call) => {
      const sent = await call.works(shop);
      const before = await everything();

      await ask(call.route, { ...sent, headers: FORGED });

      expect(await everything()).toEqual(before);
    },
  );

  it.each(ROUTES)('does nothing that another method is for, whatever it says: %s', async (route) => {
    const before = await everything();

    await Promise.all(WISHES.map((wish) => ask(route, { query: `?${wish}`, headers: FORGED })));

    expect(await everything()).toEqual(before);
    for (const script of ['auth', 'admin_login']) {
      expect((await victim.ask(`/api/${script}.php`)).json).toMatchObject({ authenticated: true });
    }
  });
});

describe('A GET that is documented to change something', () => {
  it('is known as one', () => {
    expect(CHANGING.map(({ what }) => what)).toEqual(['Maintenance ON', 'Maintenance OFF']);
  });

  describe.each(CHANGING)('$what', (call) => {
    it.each(ELSEWHERE)('is refused to an admin who comes from elsewhere: %j', async (headers) => {
      const query = await ready(call);
      const before = await everything();
      for (const method of ['GET', 'HEAD']) {
        expect((await ask(call.route, { query, headers, method })).status).toBe(403);
      }
      expect(await everything()).toEqual(before);
    });

    it('is refused on our own pages to visitors who are not admins', async () => {
      const query = await ready(call);
      const before = await everything();
      for (const by of [shop.stranger(), shop.customer.visitor]) {
        const answer = await ask(call.route, { query, headers: ONE_OF_OURS, by });
        // During maintenance only admins are answered at all.
        expect([401, 503]).toContain(answer.status);
      }
      expect(await everything()).toEqual(before);
    });

    it('is done for an admin on our own pages', async () => {
      const query = await ready(call);
      const before = await everything();
      const answer = await ask(call.route, { query, headers: ONE_OF_OURS });
      await changeSetting(server.app, 'maintenance_mode', 'false');

      expect(answer.status).toBe(200);
      expect(await everything()).not.toEqual(before);
    });
  });
});

/** Sets the opposite of what the call sets, so that a change would be noticed. */
async function ready(call: DocumentedCall): Promise<string> {
  const isOff = call.what.endsWith('ON') ? 'false' : 'true';
  await changeSetting(server.app, 'maintenance_mode', isOff);
  return (await call.works(shop)).query ?? '';
}

function ask(route: string, { query = '', headers = {}, method, by = victim }: Sent): Promise<HttpAnswer> {
  const [ownMethod = '', path = ''] = route.split(' ');
  const known = path.replace('*file', '').replace(/:\w+/g, '1');
  return by.ask(known + query, { method: method ?? ownMethod, headers: { ...headers } });
}

/** A checksum of every table, except those that every visit changes. */
async function everything(): Promise<unknown> {
  const tables = await server.dataSource.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
       AND table_name NOT IN ('session', 'captcha', 'rate_limit', 'log_entry', 'log_tally')`,
  );
  const sums = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, md5(coalesce(string_agg(row::text, ' ' ORDER BY row::text), '')) AS sum FROM "${name}" row`,
  );
  const rows = await server.dataSource.transaction(async (manager) => {
    // Starting processes to read a hundred small tables takes many times as long as reading them.
    await manager.query('SET LOCAL max_parallel_workers_per_gather = 0');
    return manager.query<{ name: string; sum: string }[]>(sums.join(' UNION ALL '));
  });
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
