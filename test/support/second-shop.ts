import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import pg from 'pg';
import { SECOND_SHOP_PORT } from './places.js';
import { databaseUrl } from './shop-database.js';

const START = join(import.meta.dirname, '../../backend/dist/sandbox/start.js');

/** On a busy machine; otherwise some seconds. */
const START_MS = 150_000;

export interface SecondShop {
  readonly url: string;
  readonly sql: (text: string, values?: unknown[]) => Promise<unknown[]>;
  readonly stop: () => Promise<void>;
}

/** A demo shop beside the one that all other tests share. */
export async function startSecondShop(): Promise<SecondShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'toprak-e2e-second-'));
  const url = `http://localhost:${SECOND_SHOP_PORT}`;
  const child = spawn(process.execPath, [START], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(SECOND_SHOP_PORT),
      MAILBOX_PORT: String(SECOND_SHOP_PORT + 1),
      BANK_PORT: String(SECOND_SHOP_PORT + 2),
      DEMO_SALES: 'off',
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const isUp = async () => (await fetch(`${url}/health`).catch(() => null))?.ok;
    await expect.poll(isUp, { timeout: START_MS }).toBe(true);
    const client = new pg.Client({ connectionString: await databaseUrl(dataDir) });
    await client.connect();
    return {
      url,
      sql: async (text, values) => (await client.query<object>(text, values)).rows,
      stop: async () => {
        await client.end();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
