import { type CellValue, type ColumnDef, writeXlsxStream } from 'hucre/xlsx';
import type { LocalTime } from '../../../contract/common/dates.js';
import { xmlText } from '../text/xml-text.js';
import { csvDateTime } from './csv.js';
import type { SheetColumn } from './sheet-column.js';

/** Excel cuts longer texts off with an error message. */
const LONGEST_CELL = 32_767;

/**
 * A table as an Excel workbook. Amounts are numbers, days and instants are dates, so that Excel can add and sort
 * them. Texts are written as texts, which Excel never computes. Memory does not grow with the rows.
 */
export async function* xlsxOf<Row>(
  columns: readonly SheetColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Uint8Array> {
  const source = batches[Symbol.asyncIterator]();
  try {
    const first = await source.next();
    yield* writeXlsxStream(rowsOf(columns, { first, source }), {
      name: 'Tablo',
      columns: columns.map(definitionOf),
      freezePane: { rows: 1 },
    });
  } finally {
    await source.return?.();
  }
}

async function* rowsOf<Row>(
  columns: readonly SheetColumn<Row>[],
  {
    first,
    source,
  }: { readonly first: IteratorResult<readonly Row[]>; readonly source: AsyncIterator<readonly Row[]> },
): AsyncGenerator<CellValue[]> {
  for (let batch = first; !batch.done; batch = await source.next()) {
    for (const row of batch.value) yield columns.map((column) => cellOf(column, row));
  }
}

function definitionOf<Row>(column: SheetColumn<Row>): ColumnDef {
  const { title: header } = column;
  if ('lira' in column) return { header, width: 14, numFmt: '#,##0.00' };
  if ('dateTime' in column) return { header, width: 18, numFmt: 'dd.mm.yyyy hh:mm' };
  if ('date' in column) return { header, width: 12, numFmt: 'dd.mm.yyyy' };
  if ('time' in column) return { header, width: 12, numFmt: 'hh:mm' };
  return { header, width: 'text' in column ? 28 : 12 };
}

function cellOf<Row>(column: SheetColumn<Row>, row: Row): CellValue {
  if ('text' in column) return xmlText(column.text(row)).slice(0, LONGEST_CELL);
  if ('count' in column) return column.count(row);
  if ('lira' in column) return inLira(column.lira(row));
  if ('date' in column) return new Date(`${column.date(row)}T00:00:00Z`);
  if ('time' in column) return partOfTheDay(column.time(row));
  const instant = column.dateTime(row);
  return instant && asShownInTheStudio(instant);
}

function inLira(kurus: number | null): number | null {
  return kurus === null ? null : kurus / 100;
}

/** A workbook keeps a time as a part of the day: 0.5 is 12:00. */
function partOfTheDay(time: LocalTime): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) / (24 * 60);
}

/** A workbook knows no time zones: the date is written as the studio's clock shows it. */
function asShownInTheStudio(instant: Date): Date {
  const [day = 0, month = 0, year = 0, hour = 0, minute = 0] = csvDateTime(instant).split(/\D+/).map(Number);
  return new Date(Date.UTC(year, month - 1, day, hour, minute));
}
