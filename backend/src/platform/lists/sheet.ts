import type { SheetFormat } from '../../../contract/admin/sheet-format.js';
import { csvOf } from './csv.js';
import type { SheetColumn } from './sheet-column.js';
import { xlsxOf } from './xlsx.js';

/** A table that is written while it is read. */
export interface Sheet {
  readonly format: SheetFormat;
  /** The first piece waits for the first rows, so that the caller learns of a failure before sending anything. */
  readonly pieces: AsyncGenerator<string | Uint8Array>;
}

/** Makes a table of rows that are read in batches; `format` is CSV when absent, as in the documented calls. */
export function sheetOf<Row>(
  columns: readonly SheetColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
  format: SheetFormat = 'csv',
): Sheet {
  return { format, pieces: format === 'csv' ? csvOf(columns, batches) : xlsxOf(columns, batches) };
}
