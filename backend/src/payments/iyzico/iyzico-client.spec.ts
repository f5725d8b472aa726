import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { inspect } from 'node:util';
import { IyzicoClient, IyzicoUnreachableError } from './iyzico-client.js';
import { reachLoopbackDirectly } from './loopback-proxy.js';

const CARD = { cardNumber: '5528790000000008', cvc: '739', expireMonth: '11', expireYear: '2031' };
const REQUEST = { price: '1.00', paidPrice: '1.00', paymentCard: CARD, basketItems: [] };

describe('the line to iyzico', () => {
  let server: Server;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  let client: IyzicoClient;

  beforeEach(async () => {
    server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    client = new IyzicoClient({
      uri: `http://127.0.0.1:${port}`,
      apiKey: 'sandbox-key',
      secretKey: 'sandbox-secret',
      timeoutMs: 700,
    });
  });

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  async function troubleOf(): Promise<unknown> {
    return client.post('initialize', REQUEST).catch((error: unknown) => error);
  }

  it('returns what iyzico answers, also with status 400', async () => {
    answer = (_, response) =>
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"status":"failure"}');
    expect(await client.post('initialize', REQUEST)).toEqual({ status: 'failure' });
  });

  it.each<[string, (request: IncomingMessage, response: ServerResponse) => void]>([
    ['timeout', () => undefined],
    ['transport', (request) => request.socket.destroy()],
    ['not_json', (_, response) => response.writeHead(502).end('<html>Bad Gateway 5528790000000008</html>')],
    ['not_json', (_, response) => response.writeHead(200).end()],
  ])('calls it %s when no answer can be read', async (reason, behaviour) => {
    answer = behaviour;
    const trouble = await troubleOf();
    expect(trouble).toBeInstanceOf(IyzicoUnreachableError);
    expect(trouble).toMatchObject({ reason });
  });

  it('leaves no connection on which a call that was given up could still arrive', async () => {
    const isClosed = new Promise((resolve) => {
      answer = (request) => request.socket.once('close', resolve);
    });
    expect(await troubleOf()).toMatchObject({ reason: 'timeout' });
    await isClosed;
  });

  it('ends even what has not come to its connection yet, and ends nothing of others', async () => {
    const waiting = createTcpServer().listen(0, '127.0.0.1');
    await once(waiting, 'listening');
    const { port } = waiting.address() as AddressInfo;
    const keys = { apiKey: 'sandbox-key', secretKey: 'sandbox-secret' };
    const silent = new IyzicoClient({ ...keys, uri: `https://127.0.0.1:${port}`, timeoutMs: 300 });
    answer = (_, response) => void setTimeout(() => response.end('{"status":"success"}'), 500);
    const [call, [socket], other] = await Promise.all([
      silent.post('refundItem', REQUEST).catch((error: unknown) => error),
      once(waiting, 'connection') as Promise<[Socket]>,
      client.post('refundItem', REQUEST),
    ]);
    expect(call).toMatchObject({ reason: 'timeout' });
    expect(other).toEqual({ status: 'success' });
    if (!socket.closed) await once(socket.resume(), 'close');
    waiting.close();
  });

  it('keeps neither card nor answer in the error or in itself', async () => {
    for (const behaviour of [
      () => undefined,
      (request: IncomingMessage) => request.socket.destroy(),
      (_: IncomingMessage, response: ServerResponse) =>
        response.end(`<html>${CARD.cardNumber} ${CARD.cvc}</html>`),
    ]) {
      answer = behaviour;
      const everything = inspect([await troubleOf(), client], { depth: 20, showHidden: true });
      expect(everything).toContain('IyzicoUnreachableError');
      expect(everything).not.toMatch(new RegExp(`${CARD.cardNumber}|\\b${CARD.cvc}\\b|2031|<html>`));
    }
  });
});

describe('a proxy of the environment', () => {
  it.each([
    ['http://127.0.0.1:9000', undefined, '127.0.0.1'],
    ['http://localhost:9000', 'intern.example', 'intern.example,localhost'],
    ['http://127.0.0.1:9000', '127.0.0.1', '127.0.0.1'],
    ['https://api.iyzipay.com', undefined, undefined],
  ])('is passed by for %s with NO_PROXY %s', (uri, before, after) => {
    const env = before === undefined ? {} : { NO_PROXY: before };
    reachLoopbackDirectly(uri, env);
    expect((env as NodeJS.ProcessEnv)['NO_PROXY']).toBe(after);
  });
});
