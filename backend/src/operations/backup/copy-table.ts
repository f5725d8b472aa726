import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import copyStreams from 'pg-copy-streams';
import type { FileSum, SavedTable } from './backup-manifest.js';

type TableColumns = Pick<SavedTable, 'name' | 'columns'>;

/** All tables of the shop. TypeORM's own tables are left out, because the migrations make them again. */
export async function tablesOf(client: pg.ClientBase): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(`
    SELECT class.relname AS name, json_agg(attname ORDER BY attnum) FILTER (WHERE attgenerated = '') AS columns
    FROM pg_class class JOIN pg_attribute ON attrelid = class.oid AND attnum > 0 AND NOT attisdropped
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND class.relname <> 'migrations'
    GROUP BY class.oid ORDER BY name`);
  return rows;
}

export async function copyOut(
  client: pg.ClientBase,
  table: TableColumns,
  path: string,
): Promise<FileSum & { readonly rows: number }> {
  const rows = client.query(copyStreams.to(`COPY ${columnsOf(table)} TO STDOUT`));
  const sum = new Sum();
  await pipeline(
    rows,
    createGzip(),
    (chunks) => sum.pass(chunks),
    createWriteStream(path, { mode: 0o600, flush: true }),
  );
  return { ...sum.total(), rows: rows.rowCount };
}

/** Returns the number of rows. */
export async function copyIn(client: pg.ClientBase, table: TableColumns, path: string): Promise<number> {
  const rows = client.query(copyStreams.from(`COPY ${columnsOf(table)} FROM STDIN`));
  await pipeline(createReadStream(path), createGunzip(), rows);
  return rows.rowCount;
}

export async function sumOf(path: string): Promise<FileSum> {
  const sum = new Sum();
  const chunks: AsyncIterable<Buffer> = createReadStream(path);
  for await (const chunk of chunks) sum.add(chunk);
  return sum.total();
}

function columnsOf({ name, columns }: TableColumns): string {
  return `public.${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
}

/** Computes the size and hash of the bytes that pass through. */
class Sum {
  private readonly hash = createHash('sha256');
  private bytes = 0;

  add(chunk: Buffer): void {
    this.hash.update(chunk);
    this.bytes += chunk.length;
  }

  async *pass(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      this.add(chunk);
      yield chunk;
    }
  }

  total(): FileSum {
    return { bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}
