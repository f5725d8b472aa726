import pg from 'pg';
import { type BackupManifest, BrokenBackupError, tableFile } from './backup-manifest.js';
import { copyIn } from './copy-table.js';

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Copies all rows in one transaction. Triggers are disabled, because the backup contains the rows that they
 * would write; foreign keys are dropped and added again, which checks every row and needs no superuser.
 */
export async function fillTables(client: pg.Client, folder: string, manifest: BackupManifest): Promise<void> {
  const { tables, sequences } = manifest;
  const names = tables.map(({ name }) => pg.escapeIdentifier(name));
  await client.query('BEGIN');
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  const keys = await dropForeignKeys(client);
  await client.query(`TRUNCATE ${names.join(', ')}`);
  for (const table of tables) {
    const rows = await copyIn(client, table, tableFile(folder, table));
    if (rows !== table.rows) {
      throw new BrokenBackupError(`${table.name} has ${rows} rows instead of ${table.rows}.`);
    }
  }
  for (const { name, value } of sequences) {
    await client.query('SELECT setval($1::regclass, $2::bigint)', [pg.escapeIdentifier(name), value]);
  }
  for (const { table, name, definition } of keys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${pg.escapeIdentifier(name)} ${definition}`);
  }
  for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  await client.query('COMMIT');
  await client.query('ANALYZE');
}

async function dropForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows: keys } = await client.query<ForeignKey>(`
    SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`);
  for (const { table, name } of keys) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${pg.escapeIdentifier(name)}`);
  }
  return keys;
}
