import type { SheetFormat } from '../../../contract/admin/sheet-format.js';
import type { LocalDate, LocalTime } from '../../../contract/common/dates.js';
import { csvOf } from './csv.js';
import { xlsxOf } from './xlsx.js';

/**
 * A column of a downloadable table. What a cell holds decides how each format writes it: an amount is a number
 * with two decimals, an instant a date and time of the studio, a day and a time of day what they say.
 */
export type SheetColumn<Row> = { readonly title: string } & (
  | { readonly text: (row: Row) => string }
  | { readonly count: (row: Row) => number }
  | { readonly lira: (row: Row) => number | null }
  | { readonly dateTime: (row: Row) => Date | null }
  | { readonly date: (row: Row) => LocalDate }
  | { readonly time: (row: Row) => LocalTime }
);

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
