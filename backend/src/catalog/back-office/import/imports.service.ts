import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import type { ColumnMapping, ImportField } from '../../../../contract/catalog/import/import-fields.js';
import type { ImportSource } from '../../../../contract/catalog/import/guess-columns.js';
import type {
  ImportProgress,
  ImportRow,
  ImportView,
} from '../../../../contract/catalog/import/import.views.js';
import type { ImportStatus } from '../../../../contract/catalog/import/import-status.js';
import type { TableLine } from './merge-lines.js';

/** An import as it is stored, without its lines. */
export interface StoredImport {
  readonly id: string;
  readonly fileName: string;
  readonly source: ImportSource;
  readonly titles: readonly string[];
  readonly mapping: ColumnMapping;
  readonly status: ImportStatus;
  readonly version: number;
}

export type NewImport = Pick<StoredImport, 'fileName' | 'source' | 'titles' | 'mapping'> & {
  readonly adminId: string;
};

const LISTED = 20;
const SAMPLE = 3;
const LINES_AT_ONCE = 1_000;

const ROW = `id, file_name AS "fileName", source, status, version, created_by AS "createdBy", created_at AS "createdAt",
  titles, mapping, (SELECT count(*)::int FROM product_import_line WHERE import_id = product_import.id) AS lines`;

type Row = Omit<ImportRow, 'createdAt'> & {
  readonly createdAt: Date;
  readonly titles: string[];
  readonly mapping: string[];
};

/** Reads and writes imports and their lines. */
@Injectable()
export class ImportsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the import's id. */
  async add(manager: EntityManager, given: NewImport, lines: readonly TableLine[]): Promise<string> {
    const [added] = await manager.query<[{ id: string }]>(
      `INSERT INTO product_import (file_name, source, titles, mapping, admin_id, created_by)
       SELECT $1, $2, $3, $4, id, name FROM admin WHERE id = $5 RETURNING id`,
      [given.fileName, given.source, given.titles, stored(given.mapping), given.adminId],
    );
    for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
      await manager.query(
        `INSERT INTO product_import_line (import_id, line, cells)
         SELECT $1, line, cells FROM jsonb_to_recordset($2) AS given (line integer, cells text[])`,
        [added.id, JSON.stringify(lines.slice(from, from + LINES_AT_ONCE))],
      );
    }
    return added.id;
  }

  /** Locks the import. Throws import_not_found. */
  async lock(manager: EntityManager, id: string): Promise<StoredImport> {
    const [row] = await manager.query<Row[]>(`SELECT ${ROW} FROM product_import WHERE id = $1 FOR UPDATE`, [
      id,
    ]);
    if (!row) throw new AppError('import_not_found');
    return { ...row, mapping: mappingOf(row) };
  }

  /** Throws import_not_found. */
  async get(id: string): Promise<StoredImport> {
    const row = await this.row(id);
    return { ...row, mapping: mappingOf(row) };
  }

  /** The newest imports. */
  async list(): Promise<ImportRow[]> {
    const rows = await this.dataSource.query<Row[]>(
      `SELECT ${ROW} FROM product_import ORDER BY created_at DESC, id LIMIT ${LISTED}`,
    );
    return rows.map(toRow);
  }

  /** Throws import_not_found. */
  async view(id: string): Promise<ImportView> {
    const row = await this.row(id);
    const sample = await this.lines(this.dataSource.manager, id, SAMPLE);
    return {
      ...toRow(row),
      titles: row.titles,
      mapping: mappingOf(row),
      sample: sample.map(({ cells }) => cells),
      progress: await this.progress(id),
    };
  }

  async lines(manager: EntityManager, id: string, most?: number): Promise<TableLine[]> {
    return manager.query<TableLine[]>(
      'SELECT line, cells FROM product_import_line WHERE import_id = $1 ORDER BY line LIMIT $2',
      [id, most],
    );
  }

  private async row(id: string): Promise<Row> {
    const [row] = await this.dataSource.query<Row[]>(`SELECT ${ROW} FROM product_import WHERE id = $1`, [id]);
    if (!row) throw new AppError('import_not_found');
    return row;
  }

  private async progress(id: string): Promise<ImportProgress> {
    const [counted] = await this.dataSource.query<[ProgressRow]>(
      `SELECT count(*)::int AS total, count(outcome)::int AS done,
         (count(*) FILTER (WHERE outcome = 'created'))::int AS created,
         (count(*) FILTER (WHERE outcome = 'changed'))::int AS changed,
         (count(*) FILTER (WHERE outcome = 'unchanged'))::int AS unchanged,
         (count(*) FILTER (WHERE outcome = 'refused'))::int AS refused,
         coalesce(sum(cardinality(pictures)), 0)::int AS "picturesLeft",
         coalesce(sum(failed_pictures), 0)::int AS "picturesFailed",
         (count(*) FILTER (WHERE undone NOT IN ('removed', 'restored')))::int AS kept
       FROM product_import_item WHERE import_id = $1`,
      [id],
    );
    const { created, changed, unchanged, refused, ...progress } = counted;
    return { ...progress, outcomes: { created, changed, unchanged, refused } };
  }
}

type ProgressRow = Omit<ImportProgress, 'outcomes'> & ImportProgress['outcomes'];

function toRow({ createdAt, titles: _titles, mapping: _mapping, ...row }: Row): ImportRow {
  return { ...row, createdAt: createdAt.toISOString() };
}

/** The database keeps '' for a column that holds nothing. */
export function stored(mapping: ColumnMapping): string[] {
  return mapping.map((field) => field ?? '');
}

function mappingOf({ mapping }: Row): ColumnMapping {
  return mapping.map((field) => (field === '' ? null : (field as ImportField)));
}
