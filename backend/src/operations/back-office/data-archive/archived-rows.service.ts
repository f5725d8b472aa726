import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Sheet, sheetOf } from '../../../platform/lists/sheet.js';
import type { SheetColumn } from '../../../platform/lists/sheet-column.js';
import type { ArchivedRows } from './archived-columns.js';
import { ARCHIVED_ROWS } from './archived-rows.js';

const ROWS_AT_ONCE = 500;

/** The texts of the columns by their number. */
interface Row {
  readonly [column: number]: string | null;
  readonly archive_key: readonly unknown[];
}

/** Reads tables of the database for the archive, batch after batch. */
@Injectable()
export class ArchivedRowsService {
  constructor(private readonly dataSource: DataSource) {}

  readonly all = Object.entries(ARCHIVED_ROWS).map(([table, rows]) => ({
    name: rows.name,
    sheet: (): Sheet => sheetOf(columnsOf(rows), this.batches(table, rows)),
  }));

  private async *batches(table: string, { key, columns }: ArchivedRows): AsyncGenerator<readonly Row[]> {
    const selected = Object.values(columns).map((sql, index) => `(${sql})::text AS "${index}"`);
    const keys = key.join(', ');
    let last: readonly unknown[] = [];
    for (;;) {
      const after =
        last.length > 0 ? `WHERE (${keys}) > (${last.map((_, at) => `$${at + 1}`).join(', ')})` : '';
      const rows = await this.dataSource.query<Row[]>(
        `SELECT ${selected.join(', ')}, json_build_array(${keys}) AS archive_key
         FROM "${table}" ${after} ORDER BY ${keys} LIMIT ${ROWS_AT_ONCE}`,
        [...last],
      );
      if (rows.length > 0) yield rows;
      if (rows.length < ROWS_AT_ONCE) return;
      last = rows.at(-1)?.archive_key ?? [];
    }
  }
}

function columnsOf({ columns }: ArchivedRows): SheetColumn<Row>[] {
  return Object.keys(columns).map((title, index) => ({ title, text: (row) => row[index] ?? '' }));
}
