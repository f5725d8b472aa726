import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { request } from 'node:https';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DOMAIN, OTHER_DOMAIN, startTls } from './caddy-server.js';

const ELSEWHERE = 'elsewhere.example';
const REFUSED = [421, 'Bu adreste bir dükkân yok.'];

describe('What ends TLS in docker/', () => {
  let proxy: Server;
  let tls: Awaited<ReturnType<typeof startTls>>;
  const heard: IncomingHttpHeaders[] = [];

  beforeAll(async () => {
    proxy = createServer((requested, answer) => {
      heard.push(requested.headers);
      const hsts = requested.url === '/own' ? { 'Strict-Transport-Security': 'max-age=1' } : {};
      answer.writeHead(200, { Server: 'nginx', ...hsts }).end('the shop');
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    tls = await startTls((proxy.address() as AddressInfo).port);
  }, 120_000);

  const ask = async (path: string, { servername = DOMAIN, headers = {} }: Asked = {}) => {
    const place = { host: '127.0.0.1', port: tls.httpsPort, path, servername, agent: false };
    const requested = request({
      ...place,
      headers: { Host: servername, ...headers },
      rejectUnauthorized: false,
    });
    const [answer] = (await once(requested.end(), 'response')) as [IncomingMessage];
    return answer;
  };
  const askOpenly = (path: string, host: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      import('node:http')
        .then(({ get }) => get(tls.httpUrl + path, { headers: { Host: host }, agent: false }, resolve))
        .then((requested) => requested.on('error', reject), reject);
    });

  it.each([DOMAIN, OTHER_DOMAIN])('leads from http to https and to the one name: %s', async (host) => {
    const answer = await askOpenly('/urunler?sayfa=2', host);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, `https://${DOMAIN}/urunler?sayfa=2`]);
  });

  it('leads from another name of the shop to the one', async () => {
    const answer = await ask('/urunler?sayfa=2', { servername: OTHER_DOMAIN });
    expect([answer.statusCode, answer.headers.location]).toEqual([308, `https://${DOMAIN}/urunler?sayfa=2`]);
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('knows no other names', async () => {
    await expect(ask('/', { servername: ELSEWHERE })).rejects.toThrow(/alert/);
    const answers = [await ask('/', { headers: { Host: ELSEWHERE } }), await askOpenly('/', ELSEWHERE)];
    for (const answer of answers) expect([answer.statusCode, await text(answer)]).toEqual(REFUSED);
  });

  it('insists on TLS, unless the shop says so itself, and does not say what it is', async () => {
    const [plain, own] = [await ask('/'), await ask('/own')];
    expect(plain.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(own.headers['strict-transport-security']).toBe('max-age=1');
    expect(Object.keys({ ...plain.headers, ...own.headers })).not.toContain('server');
  });

  it('tells where a visitor really comes from', async () => {
    heard.length = 0;
    await ask('/', { headers: { 'X-Forwarded-For': '203.0.113.9', Forwarded: 'for=203.0.113.9' } });
    expect(heard).toMatchObject([{ host: DOMAIN, 'x-forwarded-for': '127.0.0.1' }]);
    expect(heard[0]).not.toHaveProperty('forwarded');
  });

  describe('while the proxy is away', () => {
    beforeAll(() => {
      proxy.closeAllConnections();
      proxy.close();
    });

    it('says so in Turkish', async () => {
      const answer = await ask('/bilet/7c1e04b9?anahtar=gizli');
      expect(answer.statusCode).toBe(503);
      expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      expect(await text(answer)).toContain('Birkaç saniye sonra yeniden deneyin.');
    });

    afterAll(async () => {
      // Addresses of tickets are keys.
      expect(await tls.stop()).not.toMatch(/7c1e04b9|gizli/);
    });
  });
});

interface Asked {
  readonly servername?: string;
  readonly headers?: Record<string, string>;
}
