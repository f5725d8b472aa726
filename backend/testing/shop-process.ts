import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { eventually } from './poll.js';

/** For a busy machine; usually some seconds are enough. */
const START_MS = 45_000;

interface RunningProcess {
  readonly pid: number;
  /** Its log so far, in lines of JSON. */
  readonly said: () => string;
  /** Kills it like a power failure. */
  readonly kill: () => Promise<void>;
  /** Asks it to end, as a supervisor does; answers its exit code. */
  readonly terminate: () => Promise<number | null>;
}

export interface ShopProcess extends RunningProcess {
  readonly url: string;
}

/** Starts the shop as in production: the compiled main as a process of its own. */
export async function startShopProcess(
  environment: Readonly<Record<string, string>>,
  port: number,
): Promise<ShopProcess> {
  const url = `http://localhost:${port}`;
  const settings = { ...environment, PORT: String(port), PUBLIC_URL: url };
  return { url, ...(await startCompiled('src/main.js', settings, `${url}/health`)) };
}

/** Starts a worker as in production; health and metrics are at `opsPort`. */
export function startWorkerProcess(
  environment: Readonly<Record<string, string>>,
  opsPort: number,
): Promise<RunningProcess> {
  const settings = { ...environment, OPS_PORT: String(opsPort) };
  return startCompiled('src/worker.js', settings, `http://127.0.0.1:${opsPort}/health/ready`);
}

async function startCompiled(
  script: string,
  environment: Readonly<Record<string, string>>,
  healthUrl: string,
): Promise<RunningProcess> {
  const compiled = process.env['TEST_COMPILED_DIR'];
  if (!compiled) throw new Error('The compiled shop is made by jest: see testing/jest/global-setup.mjs.');
  const child = spawn(process.execPath, [join(compiled, script)], {
    env: {
      PATH: process.env['PATH'] ?? '',
      // The cache saves compiling the same scripts at the next start.
      NODE_COMPILE_CACHE: join(compiled, 'node-cache'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pieces: Buffer[] = [];
  child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = once(child, 'exit');
  await eventually('the process answers', () => isReady(child, healthUrl), START_MS);
  const { pid } = child;
  if (pid === undefined) throw new Error('The process has no id.');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return {
    pid,
    said: () => Buffer.concat(pieces).toString(),
    kill: () => end('SIGKILL'),
    terminate: async () => {
      await end('SIGTERM');
      return child.exitCode;
    },
  };
}

async function isReady(child: ChildProcess, url: string): Promise<boolean> {
  if (child.exitCode !== null) throw new Error(`The process ended with ${child.exitCode}.`);
  const response = await fetch(url).catch(() => null);
  return response?.ok ?? false;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || !address) throw new Error('No port');
  return address.port;
}
