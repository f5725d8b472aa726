import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startProxyWithTls } from './nginx-server.js';
import { eventually } from './poll.js';
import { ProxyVisitor } from './proxy-visitor.js';
import { startTestServer } from './test-server.js';

const POST = { method: 'POST' } as const;

describe('Pictures on their way through the proxy', () => {
  let shop: Server;
  let proxy: Awaited<ReturnType<typeof startProxyWithTls>>;
  let visitor: ProxyVisitor;
  let heard = 0;

  beforeAll(async () => {
    shop = createServer((requested, answer) => {
      heard += 1;
      answerLikeAShop(requested, answer).catch(() => answer.destroy());
    }).listen(0, '127.0.0.1');
    await once(shop, 'listening');
    proxy = await startProxyWithTls([(shop.address() as AddressInfo).port]);
    visitor = new ProxyVisitor(proxy);
  }, 120_000);
  afterAll(async () => {
    await proxy.stop();
    shop.close();
  });

  const answerLikeAShop = async (requested: IncomingMessage, answer: ServerResponse) => {
    if (requested.url === '/api/upload_blog_image.php') {
      answer.writeHead(401, { 'Content-Type': 'application/json' }).end('{"error":"Oturumunuz kapandı."}');
      return;
    }
    await text(requested);
    answer.end();
  };

  it('leaves it to the shop whether pictures are taken, before they are all there', async () => {
    heard = 0;
    const sending = visitor.begin('/api/products.php', POST);
    sending.write('some');
    await eventually('the shop hears of it', () => heard === 1);
    sending.end('more');
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(200);
  });

  it('takes pictures from nobody without end, and shows them theirs meanwhile', async () => {
    heard = 0;
    const sending = Array.from({ length: 8 }, () => visitor.begin('/api/products.php', POST));
    sending.forEach((each) => each.write('some'));
    await eventually('all are on their way', () => heard === 8);
    const paths = ['/api/products.php', '/api/upload_image.php'];
    for (const path of paths) expect(await visitor.statusOf(path, POST)).toBe(429);
    expect(await visitor.statusOf('/api/products.php')).toBe(200);
    await Promise.all(
      sending.map(async (each) => {
        each.end();
        const [answer] = (await once(each, 'response')) as [IncomingMessage];
        answer.resume();
      }),
    );
    expect(await visitor.statusOf('/api/products.php', POST)).toBe(200);
  });

  it('passes on what the shop says to pictures that it does not want, although it never read them', async () => {
    for (const size of [1_000, 20_000_000]) {
      const body = Buffer.alloc(size);
      const answer = await visitor.ask('/api/upload_blog_image.php', { ...POST, body });
      expect([answer.statusCode, await text(answer)]).toEqual([401, '{"error":"Oturumunuz kapandı."}']);
    }
  });
});

describe('The proxy in front of the shop itself', () => {
  it('lets its refusal of a stranger’s pictures through, whatever their size', async () => {
    const shop = await startTestServer();
    const proxy = await startProxyWithTls([Number(new URL(shop.url).port)]);
    const visitor = new ProxyVisitor(proxy);
    for (const size of [1_000, 30_000_000]) {
      const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
      const requested = visitor.begin('/api/upload_image.php', { ...POST, headers });
      // Sent in pieces, as by browsers, which read the answer meanwhile.
      Readable.from(Array.from({ length: size / 1_000 }, () => Buffer.alloc(1_000, '-'))).pipe(requested);
      const [answer] = (await once(requested, 'response')) as [IncomingMessage];
      expect(answer.statusCode).toBe(401);
      expect(JSON.parse(await text(answer))).toMatchObject({ success: false });
    }
    await proxy.stop();
    await shop.stop();
  }, 120_000);
});
