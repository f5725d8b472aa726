import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { eventually } from './poll.js';

export interface ShopProcess {
  readonly url: string;
  /** What it has written to its log, in lines of JSON. */
  readonly said: () => string;
  /** Ends it as the power going out would. */
  readonly kill: () => Promise<void>;
}

/** The shop as production runs it: the compiled main, as a process of its own. */
export async function startShopProcess(
  environment: Readonly<Record<string, string>>,
  port: number,
): Promise<ShopProcess> {
  const compiled = process.env['TEST_COMPILED_DIR'];
  if (!compiled) throw new Error('The compiled shop is made by jest: see testing/global-setup.mjs.');
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(compiled, 'src/main.js')], {
    env: { PATH: process.env['PATH'] ?? '', ...environment, PORT: String(port), PUBLIC_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pieces: Buffer[] = [];
  child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = once(child, 'exit');
  await eventually('the shop answers', () => isReady(child, url));
  return {
    url,
    said: () => Buffer.concat(pieces).toString(),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function isReady(child: ChildProcess, url: string): Promise<boolean> {
  if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode}.`);
  const response = await fetch(`${url}/health`).catch(() => null);
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
