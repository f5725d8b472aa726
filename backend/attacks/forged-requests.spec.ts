import { beforeAll, describe, expect, it } from '@jest/globals';
import { aCustomer } from '../seed/customers.js';
import { AppRouterService } from '../src/api/app-router.js';
import { Customer } from '../src/people/accounts/customer.entity.js';
import { CALL_GROUPS, OWN_ROUTES } from '../testing/documented-calls/all-calls.js';
import { anAddress, stockAndRecords } from '../testing/shop-client.js';
import { suiteServer } from '../testing/suite-server.js';
import { refusalOf, Visitor } from '../testing/visitor.js';

const server = suiteServer();
const victim = new Visitor(server, { address: anAddress() });
let ayse: Customer;

beforeAll(async () => {
  ayse = await aCustomer(server.dataSource.manager);
  await victim.signIn(ayse.email);
});

/** The headers that browsers send with requests made by another site. */
const FOREIGN: readonly Readonly<Record<string, string>>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://kotu.example' },
  { 'sec-fetch-site': 'same-site', origin: 'https://baska.localhost' },
  { origin: 'https://kotu.example' },
  { origin: 'null' },
];

/** All documented calls except GETs, as method and path. */
const DOCUMENTED_CHANGES = [
  ...new Set([...CALL_GROUPS.flatMap(({ calls }) => calls), ...OWN_ROUTES].map(({ route }) => route)),
]
  .filter((route) => !route.startsWith('GET ') && route.includes(' /api/'))
  .map((route): [method: string, path: string] => {
    const [method = '', path = ''] = route.split(' ');
    return [method, path];
  });

function mutations(): string[] {
  const { _def } = server.app.get(AppRouterService).router;
  const procedures = Object.entries(_def.procedures as unknown as Record<string, { _def: { type: string } }>);
  return procedures.filter(([, procedure]) => procedure._def.type === 'mutation').map(([name]) => name);
}

async function everything(): Promise<unknown> {
  const customers = await server.dataSource.query<unknown[]>('SELECT * FROM customer ORDER BY id');
  return [customers, await stockAndRecords(server.dataSource)];
}

describe('Requests that another site makes a signed-in browser send', () => {
  it.each(FOREIGN)('change nothing, whatever procedure they call (%j)', async (headers) => {
    const before = await everything();
    const names = mutations();
    expect(names.length).toBeGreaterThan(15);

    for (const name of names) {
      const answer = await victim.mutate(name, {}, headers);
      expect([name, answer.status, refusalOf(answer).code]).toEqual([name, 403, 'forbidden_origin']);
    }
    expect(await everything()).toEqual(before);
    expect(await victim.whoAmI()).toBe(ayse.email);
  });

  it.each(DOCUMENTED_CHANGES)('change nothing by %s %s', async (method, path) => {
    const before = await everything();
    for (const headers of FOREIGN) {
      const body = method === 'DELETE' ? {} : { body: '{}' };
      const answer = await victim.ask(path, {
        method,
        ...body,
        headers: { 'content-type': 'application/json', ...headers },
      });
      expect([answer.status, answer.json]).toMatchObject([403, { success: false, code: 'forbidden_origin' }]);
    }
    expect(await everything()).toEqual(before);
    expect(await victim.whoAmI()).toBe(ayse.email);
  });

  it('do nothing as a form either, which needs no leave of the browser', async () => {
    const answer = await victim.post('/trpc/session.signOut', 'json=%7B%7D', {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://kotu.example',
    });
    expect(answer.status).toBe(403);
    expect(await victim.whoAmI()).toBe(ayse.email);
  });
});

describe('Cookies', () => {
  const withCookie = async (cookie: string) => {
    const answer = await new Visitor(server).ask('/api/auth.php', { headers: { cookie } });
    return (answer.json as { authenticated: boolean }).authenticated;
  };

  it('are believed only with our signature', async () => {
    const value = decodeURIComponent(victim.cookies.get('toprak') ?? '');
    const [id = ''] = value.slice('s:'.length).split('.');

    expect(await withCookie(`toprak=${encodeURIComponent(value)}`)).toBe(true);
    const forged = [
      id,
      `s:${id}`,
      `s:${id}.`,
      `s:${id}.AAAA`,
      `s:../../${id}`,
      's:\u0000',
      '{"customer":1}',
      'x'.repeat(7_000),
    ];
    for (const each of forged) {
      expect([each, await withCookie(`toprak=${encodeURIComponent(each)}`)]).toEqual([each, false]);
    }
  });

  it('foisted on a visitor before the sign-in are worth nothing after it', async () => {
    const target = new Visitor(server, { address: anAddress() });
    await target.answerCaptcha();
    const foisted = target.cookies.get('toprak') ?? '';
    expect((await target.signIn(ayse.email)).status).toBe(200);

    expect(target.cookies.get('toprak')).not.toBe(foisted);
    expect(await withCookie(`toprak=${foisted}`)).toBe(false);
  });

  it('of a session that was signed out stay worthless', async () => {
    const visitor = new Visitor(server, { address: anAddress() });
    await visitor.signIn(ayse.email);
    const kept = visitor.cookies.get('toprak') ?? '';
    await visitor.signOut();
    expect(await withCookie(`toprak=${kept}`)).toBe(false);
  });
});

describe('Captchas', () => {
  it('are good for one answer, right or wrong, and only in the session that was asked', async () => {
    const visitor = new Visitor(server, { address: anAddress() });
    const stranger = new Visitor(server, { address: anAddress() });
    const captchaAnswer = await visitor.answerCaptcha();
    const tried = { email: ayse.email, password: 'yanlis-sifre', captchaAnswer };

    expect(refusalOf(await stranger.mutate('session.signIn', tried)).code).toBe('captcha_wrong');
    expect(refusalOf(await visitor.mutate('session.signIn', tried)).code).toBe('sign_in_failed');
    expect(refusalOf(await visitor.mutate('session.signIn', tried))).toMatchObject({
      code: 'captcha_wrong',
      message: 'CAPTCHA doğrulaması başarısız',
    });
  });
});
