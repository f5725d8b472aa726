import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { startEmbeddedPostgres } from '../sandbox/postgres/embedded-postgres.js';
import { dataSourceOptions } from '../src/platform/database/data-source.js';
import { migrateDatabase } from '../src/platform/database/migrate.js';

export const TEMPLATE_DATABASE = 'toprak_template';

/** Starts a PostgreSQL for one test run, with a migrated template that each test file copies. */
export async function startDatabaseServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'toprak-test-'));
  const server = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), durable: false });
  await migrateTemplate(server.url);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function migrateTemplate(serverUrl: string): Promise<void> {
  const server = await new DataSource(dataSourceOptions(serverUrl, 1)).initialize();
  await server.query(`CREATE DATABASE ${TEMPLATE_DATABASE}`);
  await server.destroy();
  const templateUrl = databaseUrl(serverUrl, TEMPLATE_DATABASE);
  await migrateDatabase(templateUrl);
  await openShop(templateUrl);
}

/** The suites test a shop that is open to visitors, unless they close it. */
async function openShop(templateUrl: string): Promise<void> {
  const template = await new DataSource(dataSourceOptions(templateUrl, 1)).initialize();
  await template.query(`INSERT INTO shop_opening DEFAULT VALUES`);
  await template.destroy();
}

export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
