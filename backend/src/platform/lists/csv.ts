import { stringify } from 'csv-stringify/sync';
import { STUDIO_TIME_ZONE } from '../../../contract/common/dates.js';

/** Without it Excel takes Turkish letters for those of another alphabet. */
const BYTE_ORDER_MARK = '\ufeff';

/** A column of a table for download. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => string;
}

/**
 * A table as Excel with Turkish settings opens it: semicolons, decimal commas, CRLF. A text that Excel would calculate
 * gets an apostrophe in front. One piece of text for each batch; the first has the titles and waits for its batch, so that
 * whoever sends it learns before if nothing can be read.
 */
export async function* csvOf<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  let titles = BYTE_ORDER_MARK + lines([columns.map(({ title }) => title)]);
  for await (const batch of batches) {
    yield titles + lines(batch.map((row) => columns.map(({ cell }) => cell(row))));
    titles = '';
  }
  if (titles) yield titles;
}

function lines(cells: readonly (readonly string[])[]): string {
  return stringify(
    cells.map((row) => row.map(storable)),
    { delimiter: ';', record_delimiter: '\r\n', quoted_match: /[\r\n\t]/, escape_formulas: true },
  );
}

/** NUL ends the text for some programs. */
function storable(cell: string): string {
  return cell.replaceAll('\0', '');
}

const dateTime = new Intl.DateTimeFormat('tr-TR', {
  timeZone: STUDIO_TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** dd.MM.yyyy HH:mm like `formatDateTime`, which is too slow for a million rows. */
export function csvDateTime(instant: Date): string {
  return dateTime.format(instant);
}

/** 125000 → '1250,00' */
export function csvLira(kurus: number): string {
  return (kurus / 100).toFixed(2).replace('.', ',');
}
