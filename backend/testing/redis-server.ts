import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { Redis } from 'ioredis';
import { debianProgram } from './debian-program.js';

export interface RedisServer {
  readonly url: string;
  /** Kills it like a crash, with all its data. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
}

/** Starts a separate Redis, in memory only. */
export async function startRedisServer(): Promise<RedisServer> {
  const program = debianProgram({ program: 'redis-server', package: 'redis-server', requested: '--version' });
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;
  const start = async () => {
    server = spawn(
      program,
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()],
      {
        stdio: 'ignore',
      },
    );
    await answers(url);
  };
  const kill = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  await start();
  return { url, start, kill };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function answers(url: string): Promise<void> {
  const client = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
  client.on('error', () => undefined);
  await client.ping();
  client.disconnect();
}
