import { dirname, resolve } from 'node:path';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { type MediaStorage, originalKey } from '../media/storage/media-storage.js';
import { ALL_MIGRATIONS } from '../platform/database/all-migrations.js';
import { dataSourceOptions } from '../platform/database/data-source.js';
import { migrateDatabase } from '../platform/database/migrate.js';
import { type BackupManifest, readManifest, tableFile } from './backup-manifest.js';
import { readSavedPicture } from './backup-pictures.js';
import { sumOf } from './copy-table.js';
import { fillTables } from './fill-tables.js';
import { backupsIn } from './old-backups.js';

interface RestoreWish {
  readonly databaseUrl: string;
  readonly storage: Pick<MediaStorage, 'write'>;
  /** A backup, or where backups are kept: then the newest. */
  readonly from: string;
  /** Throws away what the database holds. */
  readonly replaces: boolean;
  /** Goes on without the pictures that a disk has spoilt, instead of not at all. */
  readonly isWithoutDamaged?: boolean;
}

/**
 * Makes the tables as they were, fills them, brings pictures back, and only then runs the migrations that are newer
 * than the backup. The backup is looked through before anything is changed.
 */
export async function restoreBackup({
  databaseUrl,
  storage,
  from,
  replaces,
  isWithoutDamaged = false,
}: RestoreWish) {
  const folder = (await backupsIn(resolve(from))).at(-1) ?? resolve(from);
  const manifest = await readManifest(folder);
  assertKnown(manifest);
  await assertWholeRows(folder, manifest);
  const damaged = await damagedPictures(folder, manifest);
  if (damaged.size > 0 && !isWithoutDamaged) throw new Error(tellDamaged(damaged));
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'toprak-restore' });
  await client.connect();
  try {
    await makeRoom(client, replaces);
    await migrateAsThen(databaseUrl, manifest);
    for (const picture of manifest.pictures.filter(({ fileName }) => !damaged.has(fileName))) {
      const bytes = await readSavedPicture(dirname(folder), picture);
      await storage.write(originalKey(picture.fileName), bytes);
    }
    await fillTables(client, folder, manifest);
  } finally {
    await client.end();
  }
  await migrateDatabase(databaseUrl);
  return { folder, manifest, damaged: [...damaged.keys()] };
}

async function assertWholeRows(folder: string, manifest: BackupManifest): Promise<void> {
  for (const table of manifest.tables) {
    const sum = await sumOf(tableFile(folder, table)).catch(() => null);
    if (sum?.sha256 !== table.sha256) throw new Error(`The rows of ${table.name} in ${folder} are damaged.`);
  }
}

/** By name, with what is wrong with each. */
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

function assertKnown({ migrations }: BackupManifest): void {
  const known = new Set(ALL_MIGRATIONS.map(({ name }) => name));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `The backup was made by a newer version of the shop, which has run ${unknown.join(', ')}.`,
    );
  }
}

async function makeRoom(client: pg.Client, replaces: boolean): Promise<void> {
  const { rows } = await client.query<{ isUsed: boolean; isRunning: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_tables WHERE schemaname = 'public') AS "isUsed",
       EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
         AND application_name LIKE 'toprak%') AS "isRunning"`,
  );
  if (rows[0]?.isRunning) throw new Error('The shop runs on this database. Stop all its processes first.');
  if (!rows[0]?.isUsed) return;
  if (!replaces) {
    throw new Error(
      'The database is not empty. Name an empty one, or say --replace to throw away what it holds.',
    );
  }
  await client.query('DROP SCHEMA IF EXISTS bullmq CASCADE');
  await client.query('DROP SCHEMA public CASCADE');
  await client.query('CREATE SCHEMA public');
}

async function migrateAsThen(url: string, { migrations }: BackupManifest): Promise<void> {
  const dataSource = await new DataSource({
    ...dataSourceOptions(url, 1),
    extra: {},
    migrations: ALL_MIGRATIONS.filter(({ name }) => migrations.includes(name)),
  }).initialize();
  try {
    await dataSource.runMigrations();
  } finally {
    await dataSource.destroy();
  }
}
