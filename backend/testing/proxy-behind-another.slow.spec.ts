import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
} from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startProxy } from './nginx-server.js';

describe('The proxy behind what ends TLS', () => {
  let shop: Server;
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let heard: IncomingHttpHeaders[] = [];

  beforeAll(async () => {
    shop = createServer((requested, answer) => {
      heard.push(requested.headers);
      answer.end();
    }).listen(0, '127.0.0.1');
    await once(shop, 'listening');
    proxy = await startProxy([(shop.address() as AddressInfo).port]);
  }, 120_000);
  afterAll(async () => {
    await proxy.stop();
    shop.close();
  });
  beforeEach(() => {
    heard = [];
  });

  const agent = new Agent({ keepAlive: true, maxSockets: 40 });
  afterAll(() => agent.destroy());
  const ask = async (forwardedFor: string, how: object = { agent }) => {
    const headers = { 'X-Forwarded-For': forwardedFor };
    const place = { host: '127.0.0.1', port: proxy.port };
    const requested = request({ ...place, headers, ...how }).end();
    const [answer] = (await once(requested, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return answer.statusCode;
  };
  const askAs = async (addresses: readonly string[]) =>
    new Set(await Promise.all(addresses.map((address) => ask(address))));
  const many = (addressOf: (n: string) => string) =>
    Array.from({ length: 400 }, (_, n) => addressOf((n + 1).toString(16)));

  it('tells the shop of the visitor that the other one saw, and of nobody that the visitor made up', async () => {
    await ask('198.51.100.7');
    await ask('203.0.113.9, 198.51.100.7');
    expect(heard.map((each) => each['x-forwarded-for'])).toEqual(['198.51.100.7', '198.51.100.7']);
  });

  it('believes only the other one', async () => {
    await ask('203.0.113.9', { localAddress: '127.0.0.2' });
    expect(heard[0]?.['x-forwarded-for']).toBe('127.0.0.2');
  });

  it('counts visitors, and those of one line as one', async () => {
    expect(await askAs(many((n) => `2001:db8:1:${n}::1`))).toEqual(new Set([200]));
    expect(await askAs(many((n) => `2001:db8:0:a${n}::1`))).toEqual(new Set([200]));
    expect(await askAs(many((n) => `2001:db8:2:3::${n}`))).toContain(429);
    expect(await askAs(many((n) => `2001:db8::4:${n}:0:7`))).toContain(429);
    expect(await askAs(many(() => '198.51.100.8'))).toContain(429);
    expect(await askAs(many((n) => `198.18.${parseInt(n, 16) >> 8}.${parseInt(n, 16) & 255}`))).toEqual(
      new Set([200]),
    );
  });
});
