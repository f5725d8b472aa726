import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { MediaStorage } from '../../media/storage/media-storage.js';
import { SESSION_LOCKS } from '../../platform/database/session-locks.js';
import { type BackupManifest, type SavedTable, tableFile, writeManifest } from './backup-manifest.js';
import { BackupPictures } from './backup-pictures.js';
import { copyOut, tablesOf } from './copy-table.js';
import { removeOldBackups, UNFINISHED } from './old-backups.js';

interface BackupWish {
  readonly databaseUrl: string;
  readonly storage: Pick<MediaStorage, 'read'>;
  /** The folder that contains the backups, each in a folder of its own. */
  readonly to: string;
  /** The number of backups to keep, this one included; all when absent. */
  readonly keep?: number | undefined;
  /** Told after each table and picture: how many there are, and how many are done. */
  readonly onProgress?: (done: number, total: number) => void;
}

interface Backup {
  readonly folder: string;
  readonly manifest: BackupManifest;
}

interface MadeBackup extends Backup {
  /** Pictures that were taken from an earlier backup. */
  readonly carriedPictures: readonly string[];
  /** The folders of older backups that were removed. */
  readonly removed: readonly string[];
}

/**
 * Saves database and pictures as of one moment while the shop runs. All tables are read in one snapshot.
 * Pictures are copied before it and once more after it, so that none is missed that the rows name, even if it
 * is deleted meanwhile. A complete backup is recorded in `backup_run`. A backup that misses pictures is not
 * recorded and removes no older ones, because those may contain them.
 */
export async function makeBackup(wish: BackupWish): Promise<MadeBackup> {
  const client = new pg.Client({ connectionString: wish.databaseUrl, application_name: 'toprak-backup' });
  await client.connect();
  try {
    await assertAlone(client);
    return await backUp(client, wish);
  } finally {
    await client.end();
  }
}

/** Once it is alone: one that is refused may have the name of the one under way, whose folder it must not touch. */
async function backUp(client: pg.Client, { storage, to, keep, onProgress }: BackupWish): Promise<MadeBackup> {
  const place = resolve(to);
  const folder = join(place, new Date().toISOString().replace(/[:.]/g, '-'));
  const unfinished = `${folder}${UNFINISHED}`;
  try {
    const atFirst = await namesOf(client);
    const step = stepsOf(atFirst.length + (await tablesOf(client)).length, onProgress);
    const pictures = new BackupPictures(storage, place, step);
    await mkdir(join(unfinished, 'tables'), { recursive: true, mode: 0o700 });
    await pictures.save(atFirst);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const database = await saveDatabase(client, unfinished, step);
    const names = await namesOf(client);
    await client.query('COMMIT');
    const lacking = await pictures.save(names);
    const carriedPictures = await pictures.carryOver(lacking);
    const missingPictures = lacking.filter((name) => !pictures.saved.has(name));
    const saved = names.flatMap((name) => pictures.saved.get(name) ?? []);
    const manifest = { ...database, pictures: saved, missingPictures };
    await writeManifest(unfinished, manifest);
    await rename(unfinished, folder);
    if (missingPictures.length > 0) return { folder, manifest, carriedPictures, removed: [] };
    await record(client, { folder, manifest });
    const removed = keep === undefined ? [] : await removeOldBackups(place, keep);
    return { folder, manifest, carriedPictures, removed };
  } catch (error) {
    // Half a backup helps nobody, and on a full disk it would leave no room for the next one.
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Another process holds the lock for backups of this database. */
export class BackupUnderWayError extends Error {
  constructor() {
    super('Another backup of this database is being made.');
  }
}

function stepsOf(total: number, onProgress?: BackupWish['onProgress']): () => void {
  let done = 0;
  return () => {
    done = Math.min(total, done + 1);
    onProgress?.(done, total);
  };
}

async function assertAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isAlone: boolean }>('SELECT pg_try_advisory_lock($1) AS "isAlone"', [
    SESSION_LOCKS.backup,
  ]);
  if (!rows[0]?.isAlone) throw new BackupUnderWayError();
}

async function saveDatabase(
  client: pg.Client,
  folder: string,
  step: () => void,
): Promise<Omit<BackupManifest, 'pictures' | 'missingPictures'>> {
  const { rows: facts } = await client.query<{ takenAt: Date; server: string }>(
    `SELECT now() AS "takenAt", current_setting('server_version') AS server`,
  );
  const { rows: migrations } = await client.query<{ name: string }>(
    'SELECT name FROM migrations ORDER BY id',
  );
  const tables: SavedTable[] = [];
  for (const table of await tablesOf(client)) {
    tables.push({ ...table, ...(await copyOut(client, table, tableFile(folder, table))) });
    step();
  }
  // Sequences are read last: they are not part of the snapshot, and must not be behind the rows.
  const { rows: sequences } = await client.query<{ name: string; value: string }>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL AND sequencename <> 'migrations_id_seq'`,
  );
  const [{ takenAt, server } = { takenAt: new Date(), server: '' }] = facts;
  const names = migrations.map(({ name }) => name);
  return { format: 1, takenAt: takenAt.toISOString(), server, migrations: names, tables, sequences };
}

async function namesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT file_name AS name FROM media_file ORDER BY file_name',
  );
  return rows.map(({ name }) => name);
}

/** Recorded for the security test, which warns when the newest backup is old. */
async function record(client: pg.Client, { folder, manifest }: Backup): Promise<void> {
  await client.query('INSERT INTO backup_run (size_bytes, place) VALUES ($1, $2)', [
    sizeOf(manifest),
    folder,
  ]);
}

export function sizeOf({ tables, pictures }: BackupManifest): number {
  return [...tables, ...pictures].reduce((sum, { bytes }) => sum + bytes, 0);
}
