import 'reflect-metadata';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { seedDemoCustomer, writeToDemoCustomer } from '../seed/demo-customer.js';
import { seedDemoShop } from '../seed/demo-shop.js';
import { printFirstAdminLink } from '../src/admin/first-admin/print-first-admin-link.js';
import { loadSettings, SettingsError } from '../src/platform/config/load-settings.js';
import type { Settings } from '../src/platform/config/settings.js';
import { startServer } from '../src/server.js';
import { expectGuests } from './demo-sales/expect-guests.js';
import { sellDemo } from './demo-sales/sell-demo.js';
import { subscribeDemo } from './demo-sales/subscribe-demo.js';
import { DEMO_CUSTOMER, DEMO_KEYS, type DemoPlaces, demoEnvironment, demoPlaces } from './demo-settings.js';
import { startGeminiSandbox } from './gemini/start-gemini.js';
import { startIysSandbox } from './iys/start-iys.js';
import { startParasutSandbox } from './parasut/start-parasut.js';
import { startGeliverSandbox } from './geliver/start-geliver.js';
import { startNetgsmSandbox } from './netgsm/start-netgsm.js';
import { startTable } from './start-table.js';
import { startIyzicoSandbox } from './iyzico/start-iyzico.js';
import { startMailbox } from './mailbox/start-mailbox.js';
import { startEmbeddedPostgres } from './postgres/embedded-postgres.js';

/** Everything that is running, the last started first; it is stopped in this order. */
const running: { stop(): Promise<void> }[] = [];
let isStopping = false;

function keep<T extends { stop(): Promise<void> }>(part: T): T {
  running.unshift(part);
  return part;
}

/** `npm start`: starts the whole shop with everything it needs, without any settings. */
async function start(): Promise<void> {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error(
      'npm start brings up the demo. In production start backend/dist/src/main.js with real settings.',
    );
  }
  const places = demoPlaces(process.env);
  const outside = await startOutside(places);
  const settings = loadSettings(demoEnvironment(places, outside, process.env));
  const { isDemoShop } = places;
  const server = keep(
    await startServer(settings, async (app) => {
      if (isDemoShop) await fillShop(app, settings, places);
    }),
  );
  process.stdout.write(startTable({ shopUrl: settings.PUBLIC_URL, ...outside, isDemoShop }));
  await printFirstAdminLink(server.app);
}

async function fillShop(
  app: INestApplicationContext,
  settings: Settings,
  { hasSales }: DemoPlaces,
): Promise<void> {
  const dataSource = app.get(DataSource);
  await seedDemoShop(dataSource, { mediaDir: settings.MEDIA_DIR });
  await seedDemoCustomer(dataSource, DEMO_CUSTOMER);
  if (hasSales) {
    await sellDemo(app);
    await expectGuests(app);
    await subscribeDemo(app);
  }
  await writeToDemoCustomer(dataSource, DEMO_CUSTOMER);
}

async function startOutside(places: DemoPlaces) {
  const postgres = keep(await startEmbeddedPostgres({ dataDir: join(places.dataDir, 'postgres') }));
  const mailbox = keep(
    await startMailbox({
      webPort: places.mailboxPort,
      smtpPort: places.relayPort,
      dataDir: join(places.dataDir, 'mailbox'),
    }),
  );
  const iyzico = keep(
    await startIyzicoSandbox({
      ...DEMO_KEYS,
      port: places.bankPort,
      stateFile: join(places.dataDir, 'iyzico', 'payments.jsonl'),
      webhookUrl: `http://localhost:${places.port}/odeme/bildirim`,
      shopName: 'Toprak',
    }),
  );
  const gemini = keep(await startGeminiSandbox());
  const netgsm = keep(await startNetgsmSandbox());
  const iys = keep(await startIysSandbox());
  const parasut = keep(await startParasutSandbox());
  const geliver = keep(await startGeliverSandbox());
  return {
    aiUrl: gemini.url,
    smsUrl: netgsm.url,
    iysUrl: iys.url,
    parasutUrl: parasut.url,
    geliverUrl: geliver.url,
    databaseUrl: postgres.url,
    smtpUrl: mailbox.smtpUrl,
    mailboxUrl: mailbox.webUrl,
    iyzicoUrl: iyzico.url,
  };
}

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  for (const part of running) await part.stop();
  process.exit(exitCode);
}

function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  const { code, port, message } = error as Partial<NodeJS.ErrnoException> & { port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port ?? ''} is already in use. Choose another with PORT, MAILBOX_PORT, BANK_PORT or RELAY_PORT.`;
  }
  return message ?? String(error);
}

process.once('SIGINT', () => void stop(0));
process.once('SIGTERM', () => void stop(0));

try {
  await start();
} catch (error) {
  process.stderr.write(`\nToprak could not start. ${explain(error)}\n`);
  await stop(1);
}
