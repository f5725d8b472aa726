import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { NotFetchedError, PublicFetch } from './public-fetch.js';

const LIMITS = { maxBytes: 1_000, milliseconds: 5_000 };
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server on this machine, and a fetch that may reach exactly its port. */
async function reaching(answer: RequestListener): Promise<{ fetching: PublicFetch; url: string }> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  const fetching = new PublicFetch();
  fetching.mayReach = (_address, port) => port === own;
  return { fetching, url: `http://127.0.0.1:${own}` };
}

describe('A file at an address that somebody wrote down', () => {
  it.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://8.8.8.8:6379/',
    'http://user:password@example.com/',
    'file:///etc/passwd',
    'ftp://example.com/a.jpg',
    'resim.jpg',
  ])('is not asked for inside a network, at other ports or by other ways: %s', async (address) => {
    await expect(new PublicFetch().read(address, LIMITS)).rejects.toBeInstanceOf(NotFetchedError);
  });

  it('is read, also after a redirect', async () => {
    const { fetching, url } = await reaching(({ url: path }, response) => {
      if (path === '/eski') response.writeHead(302, { location: '/yeni' }).end();
      else response.end('resim');
    });
    expect((await fetching.read(`${url}/eski`, LIMITS)).toString()).toBe('resim');
  });

  it('is checked again after a redirect, so that it cannot lead inside', async () => {
    let asked = 0;
    const inside = await reaching((_request, response) => {
      asked += 1;
      response.end('gizli');
    });
    const { fetching, url } = await reaching((_request, response) => {
      response.writeHead(302, { location: inside.url }).end();
    });
    await expect(fetching.read(url, LIMITS)).rejects.toThrow('The address is not public.');
    expect(asked).toBe(0);
  });

  it.each<[string, RequestListener]>([
    ['Too many redirects.', (_request, response) => response.writeHead(302, { location: '/' }).end()],
    ['Answered with 404.', (_request, response) => response.writeHead(404).end()],
    ['The file is too large.', (_request, response) => response.end(Buffer.alloc(1_001))],
  ])('is bounded: %s', async (message, answer) => {
    const { fetching, url } = await reaching(answer);
    await expect(fetching.read(url, LIMITS)).rejects.toThrow(message);
  });

  it('is given up when it does not arrive in time', async () => {
    const { fetching, url } = await reaching((_request, response) => response.write('yarım'));
    await expect(fetching.read(url, { ...LIMITS, milliseconds: 100 })).rejects.toBeInstanceOf(
      NotFetchedError,
    );
  });
});
