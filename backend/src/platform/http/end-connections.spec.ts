import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { Shutdown } from '../shutdown.js';
import { endConnections, sayWhenLast } from './end-connections.js';

test('an answer that was asked for before the process leaves says all the same that it was the last', async () => {
  const agent = new Agent({ keepAlive: true });
  const shutdown = new Shutdown();
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  sayWhenLast(server, shutdown);
  const { port } = server.address() as AddressInfo;
  const ask = () => get({ port, host: '127.0.0.1', agent });

  const requested = ask();
  const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
  shutdown.begin();
  const ended = endConnections(server, shutdown, 0);
  response.end('done');

  const [answer] = (await once(requested, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.headers.connection).toBe('close');
  await ended;
  agent.destroy();
});
