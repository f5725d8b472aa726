import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ManualChangeFeed } from '../../../testing/manual-change-feed.js';
import type { ChangeTopic } from '../change-feed/change-feed.js';
import { Settings } from '../config/settings.js';
import { securitySettingsFrom, type SecuritySettings } from '../../../contract/common/security-settings.js';
import type { SiteClosure } from '../../../contract/site-status/site-closure.js';
import type { RateLimitsService } from '../security/rate-limits.service.js';
import type { SecuritySettingsService } from '../security/security-settings.service.js';
import { ApiLimitService } from './api-limit.service.js';
import { ResponseCache } from './response-cache.js';

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** An unavailable shared store, without which this process counts alone. */
const countingNothing = { take: () => Promise.reject(new Error('no store')) } as unknown as RateLimitsService;

const LONG_TEXT = 'Çarkta çekilmiş, seladon sırlı kupa. '.repeat(200);

describe('The response cache', () => {
  let feed: ManualChangeFeed;
  let server: Server;
  let computed: number;
  let framework: Handler;
  let responseCache: ResponseCache;
  let site: { current: SecuritySettings; closure: SiteClosure | null };

  beforeEach(async () => {
    const settings = new Settings();
    feed = new ManualChangeFeed();
    site = { current: securitySettingsFrom({ api_rate_limit: '10' }), closure: null };
    const security = site as SecuritySettingsService;
    responseCache = new ResponseCache(
      feed,
      security,
      new ApiLimitService(countingNothing, security, settings),
    );
    responseCache.register('/trpc/catalog.products', 'catalog');
    responseCache.register('/api/products.php', 'catalog');
    responseCache.register('/trpc/site.status', 'settings');
    responseCache.register('/trpc/catalog.categories', 'catalog');
    responseCache.register('/trpc/content.workshopsPage', 'content', 'media');
    const capture = responseCache.capture();
    computed = 0;
    framework = (_request, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ text: LONG_TEXT, computed }));
    };
    server = createServer((incoming, response) => {
      if (responseCache.handle(incoming, response)) return;
      computed += 1;
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.setHeader('X-Request-Id', `request-${computed}`);
      capture(incoming, response, () => framework(incoming, response));
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const outgoing = request({ port, path, method, headers, agent: false }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('error', reject);
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      });
      outgoing.on('error', reject).end();
    });

  const askUntil = async (
    path: string,
    headers: Record<string, string>,
    isReady: (answer: Answer) => boolean,
  ) => {
    for (;;) {
      const answer = await ask(path, headers);
      if (isReady(answer)) return answer;
    }
  };

  it('are computed once and then the same for everybody, with the same security headers', async () => {
    const first = await ask('/trpc/catalog.products');
    const second = await ask('/trpc/catalog.products');

    expect(computed).toBe(1);
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(second.headers).toMatchObject({
      'content-type': 'application/json',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding',
    });
    expect(second.headers).not.toHaveProperty('x-request-id');
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('come as %s once that is ready, and say the same', async (encoding, decode) => {
    const plain = await ask('/trpc/catalog.products');

    const answer = await askUntil(
      '/trpc/catalog.products',
      { 'accept-encoding': encoding },
      ({ headers }) => headers['content-encoding'] === encoding,
    );

    expect(computed).toBe(1);
    expect(decode(answer.body)).toEqual(plain.body);
    expect(answer.body.byteLength).toBeLessThan(plain.body.byteLength / 5);
    expect(answer.headers['content-length']).toBe(String(answer.body.byteLength));
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['deflate', undefined],
  ])('for a browser that accepts "%s" come as %s', async (accepted, expected) => {
    await ask('/trpc/catalog.products');
    await askUntil(
      '/trpc/catalog.products',
      { 'accept-encoding': 'br' },
      ({ headers }) => 'content-encoding' in headers,
    );

    const answer = await ask('/trpc/catalog.products', { 'accept-encoding': accepted });

    expect(answer.headers['content-encoding']).toBe(expected);
  });

  it('are not sent again to a browser that has them', async () => {
    await ask('/trpc/catalog.products');
    const etag = String((await ask('/trpc/catalog.products')).headers.etag);

    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const answer = await ask('/trpc/catalog.products', { 'if-none-match': known });
      expect(answer).toMatchObject({ status: 304, body: Buffer.alloc(0) });
      expect(answer.headers.etag).toBe(etag);
    }
    expect(await ask('/trpc/catalog.products', { 'if-none-match': '"other"' })).toMatchObject({
      status: 200,
    });
  });

  it('answer HEAD with the headers alone', async () => {
    const { body } = await ask('/trpc/catalog.products');

    const answer = await ask('/trpc/catalog.products', {}, 'HEAD');

    expect(computed).toBe(1);
    expect(answer).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect(answer.headers['content-length']).toBe(String(body.byteLength));
  });

  it('are computed anew after a change of their topic', async () => {
    await ask('/trpc/catalog.products');
    feed.emit('catalog');
    const { body } = await ask('/trpc/catalog.products');

    expect(computed).toBe(2);
    expect(JSON.parse(body.toString())).toMatchObject({ computed: 2 });
  });

  it.each<[string, ChangeTopic[], number]>([
    ['/trpc/content.workshopsPage', ['content'], 2],
    ['/trpc/content.workshopsPage', ['media'], 2],
    ['/trpc/content.workshopsPage', ['catalog', 'workshops'], 1],
    ['/trpc/catalog.products', ['content', 'media'], 1],
    ['/trpc/catalog.products,content.workshopsPage?batch=1', ['media'], 2],
    ['/trpc/catalog.products,content.workshopsPage?batch=1', ['catalog'], 2],
    ['/trpc/catalog.products,content.workshopsPage?batch=1', ['workshops'], 1],
  ])('of several topics: %s after changes of %j is computed %d times', async (path, changed, times) => {
    await ask(path);
    changed.forEach((topic) => feed.emit(topic));
    await ask(path);

    expect(computed).toBe(times);
  });

  it.each<[string, ChangeTopic]>([
    ['/trpc/catalog.products', 'catalog'],
    ['/trpc/content.workshopsPage', 'content'],
    ['/trpc/content.workshopsPage', 'media'],
  ])('of %s are not cached when the change of %s came while they were computed', async (path, changed) => {
    const finish: (() => void)[] = [];
    framework = (_request, response) => finish.push(() => response.end('{"stock":1}'));
    const beforeChange = ask(path);
    while (finish.length === 0) await new Promise((resolve) => setImmediate(resolve));

    feed.emit(changed);
    finish[0]?.();
    expect((await beforeChange).body.toString()).toBe('{"stock":1}');
    framework = (_request, response) => response.end('{"stock":0}');

    expect((await ask(path)).body.toString()).toBe('{"stock":0}');
    expect((await ask(path)).body.toString()).toBe('{"stock":0}');
    expect(computed).toBe(2);
  });

  it('are cached whole when they were written in pieces', async () => {
    framework = (_request, response) => {
      response.write('{"ad":');
      response.write(Buffer.from('"Çörek'));
      response.end('lik"}');
    };
    await ask('/trpc/catalog.products');

    expect((await ask('/trpc/catalog.products')).body.toString()).toBe('{"ad":"Çöreklik"}');
    expect(computed).toBe(1);
  });

  it.each<[string, Handler]>([
    ['an error', (_request, response) => response.writeHead(500).end('{}')],
    ['a not found', (_request, response) => response.writeHead(404).end('{}')],
    ['an answer for one visitor', (_request, response) => response.setHeader('Set-Cookie', 'a=b').end('{}')],
    ['a torn answer', (_request, response) => void response.write('{', () => response.destroy())],
    ['a huge answer', (_request, response) => response.end(Buffer.alloc(5 * 1024 * 1024))],
  ])('never keep %s', async (_what, handler) => {
    framework = handler;
    await ask('/trpc/catalog.products').catch(() => undefined);
    await ask('/trpc/catalog.products').catch(() => undefined);

    expect(computed).toBe(2);
  });

  it.each([
    ['another path', '/trpc/checkout.quote', {}],
    ['a batch with a private read', '/trpc/catalog.products,checkout.quote?batch=1', {}],
    ['a batch with an unknown read', '/trpc/catalog.products,orders.public?batch=1', {}],
    ['a stream', '/trpc/catalog.products', { 'trpc-accept': 'application/jsonl' }],
    ['a stream among other types', '/trpc/catalog.products', { accept: 'text/html, application/jsonl' }],
    ['a stream in capitals', '/trpc/catalog.products', { accept: 'Application/JSONL;q=1' }],
    ['a very long address', `/trpc/catalog.products?input=${'x'.repeat(2_000)}`, {}],
  ])('leave %s to the framework', async (_what, path, headers: Record<string, string>) => {
    await ask(path, headers);
    await ask(path, headers);

    expect(computed).toBe(2);
  });

  it('leave a stream to the framework even when the plain answer is ready', async () => {
    await ask('/trpc/catalog.products');
    await ask('/trpc/catalog.products', { 'trpc-accept': 'application/jsonl' });

    expect(computed).toBe(2);
  });

  it('leave other methods to the framework', async () => {
    await ask('/trpc/catalog.products');
    await ask('/trpc/catalog.products', {}, 'POST');

    expect(computed).toBe(2);
  });

  it('keep a batch of public reads', async () => {
    await ask('/trpc/catalog.products,catalog.categories?batch=1');
    await ask('/trpc/catalog.products,catalog.categories?batch=1');

    expect(computed).toBe(1);
  });

  it.each(['/trpc/catalog.products', '/trpc/content.workshopsPage', '/trpc/site.status'])(
    'of %s are computed anew when a setting has changed',
    async (path) => {
      await ask(path);
      feed.emit('settings');
      await ask(path);

      expect(computed).toBe(2);
    },
  );

  it('tell in maintenance of the maintenance alone, and keep nothing else', async () => {
    await ask('/trpc/catalog.products');
    site.closure = 'maintenance';
    for (const path of ['/trpc/catalog.products', '/trpc/catalog.products', '/trpc/catalog.categories']) {
      expect((await ask(path)).headers['cache-control']).toBeUndefined();
    }
    expect(computed).toBe(4);
    await ask('/trpc/site.status');
    await ask('/trpc/site.status');
    expect(computed).toBe(5);

    expect(responseCache.isSameForAll({ method: 'GET', url: '/trpc/catalog.products' })).toBe(false);
    expect(responseCache.isSameForAll({ method: 'GET', url: '/trpc/site.status?t=1' })).toBe(true);
  });

  it('count as calls where they are documented ones', async () => {
    for (let call = 1; call <= 13; call += 1) await ask('/api/products.php');
    // The framework answered the first request; of the others, those over the limit of ten are refused.
    expect(computed).toBe(3);

    for (let call = 1; call <= 13; call += 1) await ask('/trpc/catalog.products');
    expect(computed).toBe(4);
  });

  it.each([
    ['GET', '/trpc/catalog.products', true],
    ['HEAD', '/api/products.php?t=1', true],
    ['GET', '/trpc/catalog.products,catalog.categories?batch=1', true],
    ['POST', '/api/products.php', false],
    ['GET', '/trpc/catalog.products,session.current?batch=1', false],
    ['GET', '/trpc/session.current', false],
  ])('need nobody to be known: %s %s is %s', (method, url, isSame) => {
    expect(responseCache.isSameForAll({ method, url })).toBe(isSame);
  });

  it('see through what clients add to get past caches, and through nothing else', async () => {
    await ask('/trpc/catalog.products?input=a');
    for (const added of ['?_t=1&input=a', '?input=a&t=2', '?input=a&_refresh=0&_t=3']) {
      await ask(`/trpc/catalog.products${added}`);
    }
    expect(computed).toBe(1);

    await ask('/trpc/catalog.products?_t=1');
    await ask('/trpc/catalog.products?t=1&input=a?b');
    await ask('/trpc/catalog.products?input=?t=1');
    expect(computed).toBe(4);
  });
});
