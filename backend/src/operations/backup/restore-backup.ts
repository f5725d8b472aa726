import { dirname, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { type MediaStorage, originalKey } from '../../media/storage/media-storage.js';
import { ALL_MIGRATIONS, type Migration } from '../../platform/database/all-migrations.js';
import { dataSourceOptions } from '../../platform/database/data-source.js';
import { migrateDatabase } from '../../platform/database/migrate.js';
import { type BackupManifest, BrokenBackupError, readManifest, tableFile } from './backup-manifest.js';
import { readSavedPicture } from './backup-pictures.js';
import { sumOf, tablesOf } from './copy-table.js';
import { fillTables } from './fill-tables.js';
import { backupsIn } from './old-backups.js';
import { bringBack, dropAside, setAside } from './set-aside.js';

interface RestoreWish {
  readonly databaseUrl: string;
  readonly storage: Pick<MediaStorage, 'write'>;
  /** A backup, or the folder of all backups, of which the newest is used. */
  readonly from: string;
  /** Allows the present contents of the database to be deleted. */
  readonly replaces: boolean;
  /** Restores without damaged pictures instead of failing. */
  readonly isWithoutDamaged?: boolean;
  /** All migrations of this version of the shop. */
  readonly migrations?: readonly Migration[];
}

/**
 * Creates the tables as of the backup, restores the pictures, fills the tables, and then runs newer
 * migrations. The backup is checked before anything is changed, and the replaced schema is dropped at the
 * very end.
 */
export async function restoreBackup({
  databaseUrl,
  storage,
  from,
  replaces,
  isWithoutDamaged = false,
  migrations = ALL_MIGRATIONS,
}: RestoreWish) {
  const folder = (await backupsIn(resolve(from))).at(-1) ?? resolve(from);
  const manifest = await readManifest(folder);
  assertKnown(manifest, migrations);
  await assertWholeRows(folder, manifest);
  const damaged = await damagedPictures(folder, manifest);
  if (damaged.size > 0 && !isWithoutDamaged) throw new BrokenBackupError(tellDamaged(damaged));
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'toprak-restore' });
  await client.connect();
  const writePictures = async () => {
    for (const picture of manifest.pictures.filter(({ fileName }) => !damaged.has(fileName))) {
      const bytes = await readSavedPicture(dirname(folder), picture);
      await storage.write(originalKey(picture.fileName), bytes);
    }
  };
  try {
    await makeRoom(client, replaces);
    await orAsItWas(client, async () => {
      await migrateAsThen(databaseUrl, manifest, migrations);
      await assertSameTables(client, manifest);
      await writePictures();
      await fillTables(client, folder, manifest);
      await migrateDatabase(databaseUrl, migrations);
      await assertStaysAlone(client);
    });
    await dropAside(client);
  } finally {
    await client.end();
  }
  return { folder, manifest, damaged: [...damaged.keys()] };
}

/** Restores the former schema when the work fails. */
async function orAsItWas(client: pg.Client, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // Ends the transaction in which the work may have failed.
    await client.query('ROLLBACK');
    await bringBack(client);
    throw error;
  }
}

/**
 * Compares the manifest's tables with those of the migrations, because a manifest with missing tables would
 * silently leave them empty.
 */
async function assertSameTables(client: pg.Client, { tables }: BackupManifest): Promise<void> {
  const told = tables.map(({ name, columns }) => `${name} (${columns.join(', ')})`);
  const made = (await tablesOf(client)).map(({ name, columns }) => `${name} (${columns.join(', ')})`);
  const lacking = made.filter((table) => !told.includes(table));
  const unknown = told.filter((table, at) => !made.includes(table) || told.indexOf(table) !== at);
  if (lacking.length === 0 && unknown.length === 0) return;
  throw new BrokenBackupError(
    `The list of this backup is not that of its migrations. Missing: ${lacking.join('; ') || 'none'}. Unknown or named twice: ${unknown.join('; ') || 'none'}.`,
  );
}

async function assertWholeRows(folder: string, manifest: BackupManifest): Promise<void> {
  for (const table of manifest.tables) {
    const sum = await sumOf(tableFile(folder, table)).catch(() => null);
    if (sum?.sha256 !== table.sha256) {
      throw new BrokenBackupError(`The rows of ${table.name} in ${folder} are damaged.`);
    }
  }
}

/** The damaged pictures by name, each with the problem. */
async function damagedPictures(folder: string, { pictures }: BackupManifest): Promise<Map<string, string>> {
  const damaged = new Map<string, string>();
  for (const picture of pictures) {
    await readSavedPicture(dirname(folder), picture).catch((error: unknown) => {
      damaged.set(picture.fileName, error instanceof Error ? error.message : String(error));
    });
  }
  return damaged;
}

function tellDamaged(damaged: ReadonlyMap<string, string>): string {
  return [
    ...damaged.values(),
    'Nothing was changed. An older or newer backup may have them; --without-damaged restores all but them.',
  ].join('\n');
}

function assertKnown(manifest: BackupManifest, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = manifest.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `The backup was made by a newer version of the shop, which has run ${unknown.join(', ')}.`,
    );
  }
}

/** Throws when the shop is running, or when the database is not empty and may not be replaced. */
async function makeRoom(client: pg.Client, replaces: boolean): Promise<void> {
  if (await isShopRunning(client)) throw new Error(STOP_FIRST);
  // Undoes an earlier restore that was killed.
  await bringBack(client);
  const { rowCount } = await client.query(`SELECT FROM pg_tables WHERE schemaname = 'public' LIMIT 1`);
  if (rowCount === 0) return;
  if (!replaces) {
    throw new Error(
      'The database is not empty. Name an empty one, or say --replace to throw away what it holds.',
    );
  }
  await setAside(client);
}

const STOP_FIRST = 'The shop runs on this database. Stop all its processes first.';
const OWN_CONNECTIONS_LEAVE_MS = 3_000;

async function isShopRunning(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
       AND application_name LIKE 'toprak%' LIMIT 1`,
  );
  return rowCount === 1;
}

/**
 * Fails when a process of the shop connects again, which was not seen at first because its database was away
 * for a moment.
 */
async function assertStaysAlone(client: pg.Client): Promise<void> {
  const since = performance.now();
  while (await isShopRunning(client)) {
    if (performance.now() - since > OWN_CONNECTIONS_LEAVE_MS) throw new Error(STOP_FIRST);
    await setTimeout(100);
  }
}

async function migrateAsThen(
  url: string,
  manifest: BackupManifest,
  migrations: readonly Migration[],
): Promise<void> {
  const dataSource = await new DataSource({
    ...dataSourceOptions(url, 1),
    extra: {},
    migrations: migrations.filter(({ name }) => manifest.migrations.includes(name)),
  }).initialize();
  try {
    await dataSource.runMigrations();
  } finally {
    await dataSource.destroy();
  }
}
