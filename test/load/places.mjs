import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { freePort } from '../support/free-port.mjs';
import { AdminOverHttp } from './admin-over-http.mjs';
import { compiled, visitorAddress } from './orders.mjs';
import { keep, startHelper, startShop } from './processes.mjs';

const POOL_SIZE = 10;
const PLENTY = 1_000_000;
const CAPTCHA_ANSWER = 'toprak';

/**
 * Starts a durable PostgreSQL, the stand-in bank and the demo's catalogue; removed at the end unless its
 * folder is named.
 */
export async function openPlaces({ keptIn } = {}) {
  const { startEmbeddedPostgres } = await import(join(compiled, 'sandbox/postgres/embedded-postgres.js'));
  const { startIyzicoSandbox } = await import(join(compiled, 'sandbox/iyzico/start-iyzico.js'));
  const { DEMO_ADMIN, DEMO_KEYS, demoEnvironment } = await import(join(compiled, 'sandbox/demo-settings.js'));

  const dataDir = keptIn ? resolve(keptIn) : await mkdtemp(join(tmpdir(), 'toprak-bench-'));
  if (!keptIn) void keep({ stop: () => rm(dataDir, { recursive: true, force: true }) });
  const postgres = await keep(startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') }));
  const bank = await keep(startIyzicoSandbox({ ...DEMO_KEYS, shopName: 'Toprak' }));
  const port = await freePort();
  const outside = { databaseUrl: postgres.url, iyzicoUrl: bank.url, smtpUrl: 'smtp://127.0.0.1:9' };
  const environment = demoEnvironment({ port, dataDir, isDemoShop: true }, outside, {
    DATABASE_POOL_SIZE: String(POOL_SIZE),
    HOLD_SHARE_PERCENT: '100',
    PIECES_RESERVED_OF_PRODUCT: '100000',
    SEATS_RESERVED_OF_SESSION: '100000',
    RESERVED_PER_NETWORK: '100000',
    UNPAID_MINUTES_PER_NETWORK: '10000000',
    TRUSTED_PROXIES: '1',
    SANDBOX_CAPTCHA_ANSWER: CAPTCHA_ANSWER,
  });
  const admin = { ...DEMO_ADMIN, captchaAnswer: CAPTCHA_ANSWER };
  return { databaseUrl: postgres.url, environment, shopUrl: environment.PUBLIC_URL, admin };
}

/** Starts a process with the shop's services but without visitors and jobs; it also fills the shop. */
export async function startServices({ environment }) {
  const services = startHelper('order-by-services.mjs', {
    environment: { ...environment, PORT: '0', WORKER: 'off' },
  });
  await services.started;
  return services;
}

export async function startBareSql({ databaseUrl }) {
  const bareSql = startHelper('order-by-sql.mjs', { databaseUrl, poolSize: POOL_SIZE });
  await bareSql.started;
  return bareSql;
}

/** Fills a separate database with this many sessions and bookings. */
export async function startCalendar({ databaseUrl, environment }, { sessions, bookings }) {
  const name = `calendar_${sessions}`;
  await onDatabase(databaseUrl, (client) => client.query(`CREATE DATABASE ${name}`));
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const calendar = startHelper('month-by-services.mjs', {
    environment: { ...environment, DATABASE_URL: url.href, PORT: '0', WORKER: 'off' },
    sessions,
    bookings,
  });
  await calendar.started;
  return calendar;
}

/**
 * Fills a separate database with this many orders, bookings and accounts, unless it was kept from an earlier
 * run.
 */
export async function startBackOffice({ databaseUrl, environment, admin }, sizes) {
  const name = `lists_${Object.values(sizes).join('_')}`;
  const isFull = await onDatabase(databaseUrl, (client) => findFull(client, name));
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const shop = startHelper('back-office-shop.mjs', {
    environment: { ...environment, DATABASE_URL: url.href, PORT: '0', WORKER: 'off' },
    sizes: isFull ? null : sizes,
  });
  const { url: shopUrl } = await shop.started;
  await onDatabase(databaseUrl, (client) => client.query(`COMMENT ON DATABASE ${name} IS '${FULL}'`));
  const visitor = new AdminOverHttp(shopUrl, visitorAddress());
  await visitor.signIn(admin);
  return { query: (procedure, input) => visitor.query(procedure, input), weigh: () => shop.ask('weigh') };
}

const FULL = 'full';

/** True when the database is filled completely. A partly filled one is dropped, and filled from the start. */
async function findFull(client, name) {
  const { rows } = await client.query(
    `SELECT shobj_description(oid, 'pg_database') AS comment FROM pg_database WHERE datname = $1`,
    [name],
  );
  if (rows[0]?.comment === FULL) return true;
  await client.query(`DROP DATABASE IF EXISTS ${name}`);
  await client.query(`CREATE DATABASE ${name}`);
  return false;
}

export function startWholeShop({ environment, shopUrl }) {
  return startShop(join(compiled, 'src/main.js'), environment, shopUrl);
}

/** Serves the shop's present answers from a server that does nothing else. */
export function startBaseline(kind, answers) {
  return startHelper('baseline-server.mjs', { kind, answers }).started;
}

/** Raises the stock, so that the bench sells no product out. */
export async function stockUp({ databaseUrl }) {
  return onDatabase(databaseUrl, async (client) => {
    await client.query('UPDATE product SET stock_quantity = $1 WHERE NOT is_unlimited', [PLENTY]);
    const { rows } = await client.query(
      'SELECT id, price_kurus AS "priceKurus", is_unlimited AS "isUnlimited" FROM product WHERE is_active',
    );
    return {
      limited: rows.filter(({ isUnlimited }) => !isUnlimited),
      unlimited: rows.filter(({ isUnlimited }) => isUnlimited),
    };
  });
}

/** Announces a change, which empties the caches that depend on it. */
export async function announcer({ databaseUrl }) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  void keep({ stop: () => client.end() });
  return (topic) => client.query(`SELECT pg_notify('change_feed', $1)`, [topic]);
}

async function onDatabase(connectionString, work) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
