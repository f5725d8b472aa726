import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { eventually } from './poll.js';

/** On a busy machine; otherwise some seconds. */
const START_MS = 45_000;

interface RunningProcess {
  /** What it has written to its log, in lines of JSON. */
  readonly said: () => string;
  /** Ends it as the power going out would. */
  readonly kill: () => Promise<void>;
  /** Asks it to go, as a supervisor does; the code it ended with. */
  readonly terminate: () => Promise<number | null>;
}

export interface ShopProcess extends RunningProcess {
  readonly url: string;
}

/** The shop as production runs it: the compiled main, as a process of its own. */
export async function startShopProcess(
  environment: Readonly<Record<string, string>>,
  port: number,
): Promise<ShopProcess> {
  const url = `http://localhost:${port}`;
  const settings = { ...environment, PORT: String(port), PUBLIC_URL: url };
  return { url, ...(await startCompiled('src/main.js', settings, `${url}/health`)) };
}

/** Jobs alone, as production runs them; it is asked how it is at `opsPort`. */
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
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pieces: Buffer[] = [];
  child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = once(child, 'exit');
  await eventually('the process answers', () => isReady(child, healthUrl), START_MS);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return {
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
