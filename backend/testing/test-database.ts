import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { dataSourceOptions } from '../src/platform/database/data-source.js';
import { databaseUrl, TEMPLATE_DATABASE } from './database-server.js';

export interface TestDatabase {
  readonly url: string;
  readonly dataSource: DataSource;
  readonly drop: () => Promise<void>;
}

/** Creates a migrated database for one test file. */
export async function createTestDatabase(
  entities: DataSourceOptions['entities'] = [],
): Promise<TestDatabase> {
  const { url, drop } = await createEmptyCopy();
  const dataSource = await new DataSource({
    ...dataSourceOptions(url, 20),
    entities,
  }).initialize();
  return {
    url,
    dataSource,
    drop: async () => {
      await dataSource.destroy();
      await drop();
    },
  };
}

/** Creates only the database, for tests that start whole processes. */
export function createEmptyCopy(): Promise<{ url: string; drop: () => Promise<void> }> {
  return createDatabase(TEMPLATE_DATABASE);
}

/** Creates a database without any table, as for a new shop. */
export function createBlankDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  return createDatabase('template0');
}

async function createDatabase(template: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const serverUrl = process.env['TEST_DATABASE_SERVER_URL'];
  if (!serverUrl) {
    throw new Error('The test database server is started by jest: see testing/jest/global-setup.mjs.');
  }
  const name = `t_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => onServer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
