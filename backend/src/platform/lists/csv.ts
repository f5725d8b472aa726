import { stringify } from 'csv-stringify/sync';
import { formatDate, STUDIO_TIME_ZONE } from '../../../contract/common/dates.js';
import type { SheetColumn } from './sheet-column.js';

/** Without it Excel misreads Turkish letters. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * A table in the format of Excel with Turkish settings: semicolons, decimal commas, CRLF. Texts that Excel
 * would compute get an apostrophe in front. Yields one text for each batch; the first includes the titles and
 * waits for its batch.
 */
export async function* csvOf<Row>(
  columns: readonly SheetColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  let titles = BYTE_ORDER_MARK + lines([columns.map(({ title }) => title)]);
  for await (const batch of batches) {
    yield titles + lines(batch.map((row) => columns.map((column) => cellOf(column, row))));
    titles = '';
  }
  if (titles) yield titles;
}

function cellOf<Row>(column: SheetColumn<Row>, row: Row): string {
  if ('text' in column) return column.text(row);
  if ('count' in column) return String(column.count(row));
  if ('lira' in column) return csvLira(column.lira(row));
  if ('date' in column) return formatDate(column.date(row));
  if ('time' in column) return column.time(row);
  const instant = column.dateTime(row);
  return instant ? csvDateTime(instant) : '';
}

function lines(cells: readonly (readonly string[])[]): string {
  return stringify(
    cells.map((row) => row.map(storable)),
    { delimiter: ';', record_delimiter: '\r\n', quoted_match: /[\r\n\t]/, escape_formulas: true },
  );
}

/** Removes NUL, which ends the text in some programs. */
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

/** Formats as dd.MM.yyyy HH:mm like `formatDateTime`, which is too slow for a million rows. */
export function csvDateTime(instant: Date): string {
  return dateTime.format(instant);
}

/** 125000 → '1250,00' */
function csvLira(kurus: number | null): string {
  return kurus === null ? '' : (kurus / 100).toFixed(2).replace('.', ',');
}
