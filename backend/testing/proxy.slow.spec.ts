import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AVAILABILITY_ERRORS } from '../contract/common/availability.errors.js';
import { COMMON_ERRORS } from '../contract/common/common.errors.js';
import { startProxyWithTls } from './nginx-server.js';
import { eventually } from './poll.js';
import { ProxyVisitor } from './proxy-visitor.js';

describe('The proxy of docker/', () => {
  const shops: Server[] = [];
  let proxy: Awaited<ReturnType<typeof startProxyWithTls>>;
  let visitor: ProxyVisitor;
  let ports: number[];
  let heard: { readonly shop: number; readonly headers: IncomingHttpHeaders }[] = [];
  let goOn: () => void;

  beforeAll(async () => {
    for (const shop of [0, 1]) shops.push(await startShop(shop));
    ports = shops.map((shop) => (shop.address() as AddressInfo).port);
    proxy = await startProxyWithTls(ports);
    visitor = new ProxyVisitor(proxy);
  }, 120_000);
  afterAll(async () => {
    await proxy.stop();
    for (const shop of shops) shop.close();
  });

  const startShop = async (shop: number) => {
    const server = createServer((requested, answer) => {
      heard.push({ shop, headers: requested.headers });
      answerLikeAShop(requested, answer).catch(() => answer.destroy());
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  const answerLikeAShop = async (requested: IncomingMessage, answer: ServerResponse) => {
    await text(requested);
    if (requested.url?.startsWith('/trpc/')) {
      answer.write('first');
      await new Promise<void>((resolve) => (goOn = resolve));
      answer.end('second');
      return;
    }
    const headers = { ETag: '"a"', 'Cache-Control': 'public, max-age=60', 'Content-Encoding': 'br' };
    answer.writeHead(requested.headers['if-none-match'] === '"a"' ? 304 : 200, headers).end();
  };

  it('tells the shop where a visitor really comes from', async () => {
    heard = [];
    const claims = {
      'X-Forwarded-For': '203.0.113.9',
      'X-Forwarded-Proto': 'http',
      Forwarded: 'for=203.0.113.9',
    };
    await visitor.statusOf('/', { headers: claims });
    expect(heard[0]?.headers).toMatchObject({
      host: 'toprak.example',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
    });
    expect(heard[0]?.headers).not.toHaveProperty('forwarded');
  });

  it('names each request itself, and passes on nothing that a visitor claims to belong to', async () => {
    heard = [];
    const claims = {
      'X-Request-Id': 'a'.repeat(32),
      traceparent: `00-${'b'.repeat(32)}-${'c'.repeat(16)}-01`,
    };
    await visitor.statusOf('/', { headers: { ...claims, tracestate: 'd=e', baggage: 'f=g' } });
    expect(heard[0]?.headers['x-request-id']).toMatch(/^(?!a{32})[0-9a-f]{32}$/);
    expect(Object.keys(heard[0]?.headers ?? {})).not.toContain('traceparent');
    expect(Object.keys(heard[0]?.headers ?? {})).not.toContain('tracestate');
    expect(Object.keys(heard[0]?.headers ?? {})).not.toContain('baggage');
  });

  it('leaves what the shop says about keeping and packing as it is', async () => {
    const answer = await visitor.ask('/');
    answer.resume();
    expect(answer.headers).toMatchObject({
      etag: '"a"',
      'cache-control': 'public, max-age=60',
      'content-encoding': 'br',
    });
    expect(await visitor.statusOf('/', { headers: { 'If-None-Match': '"a"' } })).toBe(304);
  });

  it.each(['/trpc/live.changes', '/trpc/admin.live.changes', '/trpc/blog.write'])(
    'passes on at once what %s says piece by piece',
    async (path) => {
      const answer = await visitor.ask(path);
      const [first] = (await once(answer, 'data')) as [Buffer];
      goOn();
      expect([first.toString(), await text(answer)]).toEqual(['first', 'second']);
    },
  );

  it('lets pictures of a product through, and large bodies nowhere else', async () => {
    const body = Buffer.alloc(4 * 1024 * 1024);
    expect(await visitor.statusOf('/api/products.php', { method: 'POST', body })).toBe(200);
    for (const path of ['/', '/api/orders.php', '/trpc/a.b']) {
      expect(await visitor.statusOfAnnounced(path, body.length)).toBe(413);
    }
  });

  it('takes from nobody more than the shop reads of them', async () => {
    const body = Buffer.alloc(1024 * 1024);
    for (const path of ['/', '/odeme/donus', '/api/orders.php', '/trpc/a.b']) {
      expect(await visitor.statusOfAnnounced(path, body.length)).toBe(413);
    }
    expect(await visitor.statusOf('/api/blog_manager.php', { method: 'POST', body })).toBe(200);
    for (const path of ['/trpc/admin.a', '/trpc/a.b,admin.a']) {
      const answer = await visitor.ask(path, { method: 'POST', body });
      goOn();
      expect([answer.statusCode, await text(answer)]).toEqual([200, 'firstsecond']);
    }
  });

  it('says in the words of the shop what is too much', async () => {
    const requested = { method: 'POST', body: Buffer.alloc(1024 * 1024) };
    const paths = ['/odeme/donus', '/api/orders.php', '/trpc/a.b'];
    const answers = await Promise.all(paths.map((path) => visitor.ask(path, requested)));
    expectRefusals(await Promise.all(answers.map(text)), 'payload_too_large');
  });

  it.each<[string, number, Parameters<ProxyVisitor['ask']>[1] & { path?: string }]>([
    ['an address without end', 414, { path: `/${'a'.repeat(20_000)}` }],
    ['cookies without end', 400, { headers: { cookie: 'a'.repeat(20_000) } }],
    ['a method that nobody needs', 405, { method: 'TRACE' }],
  ])('says in Turkish what it cannot read: %s', async (_, status, { path = '/', ...requested }) => {
    const answer = await visitor.ask(path, requested);
    expect([answer.statusCode, await text(answer)]).toEqual([
      status,
      expect.stringContaining('<h1>Bu isteği anlayamadık</h1>'),
    ]);
  });

  it('keeps the operator’s pages from the world', async () => {
    expect(await visitor.statusOf('/health/ready')).toBe(404);
    expect(await visitor.statusOf('/health')).toBe(200);
  });

  it('asks both, and nobody notices that one is gone', async () => {
    heard = [];
    for (let n = 0; n < 4; n += 1) await visitor.statusOf('/');
    expect(new Set(heard.map(({ shop }) => shop))).toEqual(new Set([0, 1]));
    shops[0]?.closeAllConnections();
    shops[0]?.close();
    const statuses = await Promise.all(Array.from({ length: 20 }, () => visitor.statusOf('/')));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const body = Buffer.alloc(1_000_000);
    for (let n = 0; n < 4; n += 1) {
      expect(await visitor.statusOf('/api/products.php', { method: 'POST', body })).toBe(200);
    }
  });

  it('asks again only for what may be said twice, when the one it asked dies over it', async () => {
    const dying = createServer((requested) => requested.socket.destroy()).listen(ports[0], '127.0.0.1');
    await once(dying, 'listening');
    const statuses = async (path: string) =>
      new Set(await Promise.all([1, 2, 3, 4].map(() => visitor.statusOf(path, { method: 'POST' }))));
    expect(await statuses('/odeme/donus')).toEqual(new Set([200]));
    expect(await statuses('/api/orders.php')).toEqual(new Set([200, 503]));
    dying.close();
  });

  it('says in Turkish that nobody answers, and that it is worth coming back', async () => {
    shops[1]?.closeAllConnections();
    shops[1]?.close();
    const page = await visitor.ask('/urun/lale-karo');
    const calls = [
      await visitor.ask('/api/products.php', { method: 'POST' }),
      await visitor.ask('/trpc/a.b'),
    ];
    for (const answer of [page, ...calls]) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    }
    const bodies = await Promise.all([page, ...calls].map(text));
    expect(bodies[0]).toContain('<h1>Birazdan döneceğiz</h1>');
    expectRefusals(bodies, 'unavailable');
  });

  it('lets nobody flood it, and says so', async () => {
    const refused = await Promise.all(
      ['/', '/api/products.php', '/trpc/a.b'].map(async (path) => {
        let body = '';
        await eventually('some are refused', async () => {
          const answers = await Promise.all(Array.from({ length: 50 }, () => visitor.ask(path)));
          const bodies = await Promise.all(answers.map(text));
          body = bodies.find((_, at) => answers[at]?.statusCode === 429) ?? '';
          return body !== '';
        });
        return body;
      }),
    );
    expectRefusals(refused, 'too_many_requests');
  });
});

type Said = 'unavailable' | 'payload_too_large' | 'too_many_requests';

/** Expects the refusals of a page, of a documented call, and of tRPC. */
function expectRefusals([page = '', rest = '', trpc = '']: readonly string[], code: Said): void {
  const { message } = { ...AVAILABILITY_ERRORS, ...COMMON_ERRORS }[code];
  expect(page).toMatch(/^<!doctype html>.*<h1>.+<\/h1>/);
  expect(JSON.parse(rest)).toEqual({ success: false, error: message, code, fields: {} });
  expect(JSON.parse(trpc)).toMatchObject({ error: { message, data: { code, message } } });
}
