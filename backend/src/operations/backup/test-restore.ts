import pg from 'pg';
import { verifyData } from '../verify/verify-data.js';
import { backupsIn } from './old-backups.js';
import { restoreBackup } from './restore-backup.js';

interface TestRestoreWish {
  readonly databaseUrl: string;
  /** The folder that contains the backups, of which the newest is tried. */
  readonly from: string;
}

interface TriedBackup {
  readonly folder: string;
  /** The number of records whose sums do not add up, as `verify:data` counts them. */
  readonly differences: number;
}

/** There is nothing to try. */
export class NoBackupError extends Error {}

/** The database's user may not create databases. */
export class MayNotCreateDatabaseError extends Error {}

const INSUFFICIENT_PRIVILEGE = '42501';
const SUFFIX = '_restore_test';
const LONGEST_NAME = 63;

/**
 * Restores the newest backup into a database of its own, which is dropped afterwards; the leftover of a killed
 * run is dropped before. The pictures are read and compared with their sums, but written nowhere.
 */
export async function testRestore({ databaseUrl, from }: TestRestoreWish): Promise<TriedBackup> {
  const folder = (await backupsIn(from)).at(-1);
  if (folder === undefined) throw new NoBackupError(`There is no backup in ${from}.`);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'toprak-restore-test' });
  await client.connect();
  try {
    const spare = await createSpare(client);
    try {
      const spareUrl = withDatabase(databaseUrl, spare);
      await restoreBackup({
        databaseUrl: spareUrl,
        storage: { write: () => Promise.resolve() },
        from: folder,
        replaces: false,
      });
      return { folder, differences: await verifyData(spareUrl, () => undefined) };
    } finally {
      await dropSpare(client, spare);
    }
  } finally {
    await client.end();
  }
}

async function createSpare(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
  const spare = `${(rows[0]?.name ?? '').slice(0, LONGEST_NAME - SUFFIX.length)}${SUFFIX}`;
  try {
    await dropSpare(client, spare);
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(spare)} TEMPLATE template0`);
  } catch (error) {
    if (isRefusal(error)) throw new MayNotCreateDatabaseError('The user may not create databases.');
    throw error;
  }
  return spare;
}

async function dropSpare(client: pg.Client, name: string): Promise<void> {
  await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
}

function withDatabase(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE;
}
