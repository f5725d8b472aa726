import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CAPTCHA_ANSWER, RUN_DIR, type ShopPlace, TEMPLATE_DIR } from './places.js';

const START = join(import.meta.dirname, '../../backend/dist/sandbox/start.js');
const IS_OPEN = /Toprak is open|An empty shop runs/;
const FIRST_ADMIN = /http\S+\/admin\/kurulum#\S{43}/;

/** The machine may be busy with other suites; otherwise a start takes some seconds. */
export const START_MS = 150_000;

/** Faster commits; losing the last second of a test's data in a power failure does no harm. */
const FORGETFUL = '\nfsync = off\nfull_page_writes = off\nsynchronous_commit = off\n';

export interface RunningShop {
  readonly stop: () => Promise<void>;
}

export interface EmptyShop extends RunningShop {
  /** The address that the shop printed for its first admin. */
  readonly firstAdminUrl: string;
}

/** The shop is filled once; copying its closed folder is several times faster than filling another. */
export async function makeTemplate(place: ShopPlace): Promise<void> {
  await rm(RUN_DIR, { recursive: true, force: true });
  const shop = await openShop({ ...place, dataDir: TEMPLATE_DIR });
  await shop.stop();
  await appendFile(join(TEMPLATE_DIR, 'postgres', 'cluster', 'postgresql.conf'), FORGETFUL);
}

/** Starts a shop on a fresh copy of the template. */
export async function startShop(
  place: ShopPlace,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningShop> {
  await rm(place.dataDir, { recursive: true, force: true });
  await cp(TEMPLATE_DIR, place.dataDir, { recursive: true });
  return openShop(place, settings);
}

/** Starts a shop without data, as its owner finds it in production. */
export async function startEmptyShop(place: ShopPlace): Promise<EmptyShop> {
  await rm(place.dataDir, { recursive: true, force: true });
  const { printed, stop } = await run(place, { DEMO_SHOP: 'off' }, FIRST_ADMIN);
  return { stop, firstAdminUrl: FIRST_ADMIN.exec(printed)?.[0] ?? '' };
}

/** Starts the demo's shop as `npm start` does. */
async function openShop(
  place: ShopPlace,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningShop> {
  // The journeys make the sales that they need.
  const { stop } = await run(place, { DEMO_SALES: 'off', ...settings }, IS_OPEN);
  return { stop };
}

/** Starts the process, and waits until it has printed what says that it is ready. */
async function run(
  { port, mailboxPort, bankPort, relayPort, dataDir }: ShopPlace,
  settings: Readonly<Record<string, string>>,
  ready: RegExp,
): Promise<RunningShop & { readonly printed: string }> {
  const child = spawn(process.execPath, [START], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      // The cache saves compiling the same scripts at the next start.
      NODE_COMPILE_CACHE: join(RUN_DIR, 'compiled'),
      PORT: String(port),
      MAILBOX_PORT: String(mailboxPort),
      BANK_PORT: String(bankPort),
      RELAY_PORT: String(relayPort),
      DATA_DIR: dataDir,
      SWEEP_SECONDS: '2',
      SANDBOX_CAPTCHA_ANSWER: CAPTCHA_ANSWER,
      // The tests name the addresses of their visitors in X-Forwarded-For.
      TRUSTED_PROXIES: '1',
      PIECES_PER_NETWORK: '1000',
      SEATS_PER_NETWORK: '1000',
      HOLD_SHARE_PERCENT: '100',
      PIECES_RESERVED_OF_PRODUCT: '100000',
      SEATS_RESERVED_OF_SESSION: '100000',
      RESERVED_PER_NETWORK: '100000',
      UNPAID_MINUTES_PER_NETWORK: '10000000',
      ...settings,
    },
  });
  const ended = once(child, 'exit');
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (ready.test(printed)) resolve();
    });
    void ended.then(([code]) => reject(new Error(`The shop on port ${port} ended with code ${code}.`)));
  });
  return {
    printed,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
