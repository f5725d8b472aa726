import { parse } from 'csv-parse';
import { type CellValue, streamXlsxRows } from 'hucre/xlsx';
import { AppError } from '../../../../contract/app-error.js';
import { IMPORT_LIMITS } from '../../../../contract/catalog/import/import-limits.js';
import { assertHarmlessZip, ZipRefusedError } from '../../../platform/archives/read-zip.js';
import type { TableLine } from './merge-lines.js';

export interface ReadTable {
  readonly titles: readonly string[];
  readonly lines: readonly TableLine[];
}

const ZIP_MAGIC = 'PK\u0003\u0004';
/** The magic number of files of Excel 97 to 2003. */
const OLD_EXCEL_MAGIC = 'd0cf11e0';
/** The last row that Excel can have. */
const LAST_ROW = 1_048_576;
const SEPARATORS = [';', ',', '\t'] as const;
const WORKBOOK_LIMITS = {
  entries: 1_000,
  totalBytes: IMPORT_LIMITS.unpackedTableBytes,
  entryBytes: IMPORT_LIMITS.unpackedTableBytes,
};

/**
 * Reads a table from CSV (UTF-8 or Windows-1254; semicolons, commas or tabs) or from the first sheet of an Excel
 * workbook, by its content and not by its name. Throws import_no_table, import_old_excel, import_empty,
 * import_too_long and import_too_wide.
 */
export async function readTable(bytes: Buffer): Promise<ReadTable> {
  const rows = rowsOf(bytes);
  let titles: readonly string[] | undefined;
  const lines: TableLine[] = [];
  for await (const { line, cells } of rows) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (cells.length > IMPORT_LIMITS.columns) throw new AppError('import_too_wide');
    if (!titles) titles = titlesIn(cells);
    else lines.push({ line, cells: cells.slice(0, titles.length) });
    if (lines.length > IMPORT_LIMITS.rows) throw new AppError('import_too_long');
  }
  if (!titles) throw new AppError('import_no_table');
  if (lines.length === 0) throw new AppError('import_empty');
  return { titles, lines };
}

/** A single title is a text rather than a table. */
function titlesIn(cells: readonly string[]): readonly string[] {
  const titles = cells.map((cell) => cell.trim().slice(0, 100));
  if (titles.filter((title) => title !== '').length < 2) throw new AppError('import_no_table');
  return titles;
}

function rowsOf(bytes: Buffer): AsyncIterable<TableLine> {
  if (bytes.toString('latin1', 0, 4) === ZIP_MAGIC) return rowsOfWorkbook(bytes);
  if (bytes.toString('hex', 0, 4) === OLD_EXCEL_MAGIC) throw new AppError('import_old_excel');
  return rowsOfCsv(textOf(bytes));
}

/** UTF-8, or else Windows-1254, in which Turkish Excel saves CSV. Neither contains NUL. */
function textOf(bytes: Buffer): string {
  const text = decoded('utf-8', bytes) ?? decoded('windows-1254', bytes) ?? '\0';
  if (text.includes('\0')) throw new AppError('import_no_table');
  return text;
}

function decoded(encoding: string, bytes: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

async function* rowsOfCsv(text: string): AsyncGenerator<TableLine> {
  const parser = parse(text, {
    delimiter: separatorOf(text),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: IMPORT_LIMITS.cellCharacters * 10,
  });
  let line = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      line += 1;
      yield { line, cells: record.map(storable) };
    }
  } catch (error) {
    throw isOfParser(error) ? new AppError('import_no_table') : error;
  }
}

/** The separator that occurs most in the titles, outside of quotes. */
function separatorOf(text: string): string {
  const [titles = ''] = text.trimStart().split(/\r?\n/, 1);
  const bare = titles.replaceAll(/"[^"]*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  return SEPARATORS.reduce((best, each) => (count(each) > count(best) ? each : best));
}

function isOfParser(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');
}

async function* rowsOfWorkbook(bytes: Buffer): AsyncGenerator<TableLine> {
  try {
    await assertHarmlessZip(bytes, WORKBOOK_LIMITS);
  } catch (error) {
    throw error instanceof ZipRefusedError ? new AppError('import_no_table') : error;
  }
  const rows = streamXlsxRows(bytes);
  let before = 0;
  for (;;) {
    // The library's own errors mean that it is no workbook; ours come from the caller of this generator.
    const row = await rows.next().catch(() => {
      throw new AppError('import_no_table');
    });
    if (row.done) return;
    const line = row.value.index + 1;
    // A row gives its own number: without a check it may be one that no row has, or that of another row.
    if (!Number.isInteger(line) || line <= before || line > LAST_ROW) throw new AppError('import_no_table');
    before = line;
    yield { line, cells: row.value.values.map(textOfCell) };
  }
}

function textOfCell(value: CellValue): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  return storable(String(value));
}

function storable(cell: string): string {
  return cell.replaceAll('\0', '').slice(0, IMPORT_LIMITS.cellCharacters);
}
