import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { Redis } from 'ioredis';

export interface RedisServer {
  readonly url: string;
  /** Ends it as a crash would; everything in it is gone. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
}

/** A real Redis of its own, in memory only. */
export async function startRedisServer(): Promise<RedisServer> {
  const program = redisProgram();
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

function redisProgram(): string {
  if (!isInstalled()) installFromDebian();
  return 'redis-server';
}

function isInstalled(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function installFromDebian(): void {
  const help =
    'The tests of the Redis queue need redis-server: install it (apt-get install redis-server) and run again.';
  if (process.getuid?.() !== 0) throw new Error(help);
  try {
    // Without the service: only the program is wanted.
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env: environment });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'], {
      stdio: 'ignore',
      env: environment,
    });
  } catch (cause) {
    throw new Error(help, { cause });
  }
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
