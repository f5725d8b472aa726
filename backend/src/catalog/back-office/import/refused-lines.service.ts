import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  IMPORT_FIELD_NAMES,
  IMPORT_FIELDS,
  type ImportField,
} from '../../../../contract/catalog/import/import-fields.js';
import { type Sheet, sheetOf } from '../../../platform/lists/sheet.js';
import type { SheetColumn } from '../../../platform/lists/sheet-column.js';
import { ImportsService, type StoredImport } from './imports.service.js';
import { type MergedLine, mergeLines } from './merge-lines.js';
import { PlanImportService } from './plan-import.service.js';

interface RefusedLine extends MergedLine {
  readonly reason: string;
}

const AT_ONCE = 500;
/** They tell variants apart; each is a line of its own here, with its whole name. */
const OF_VARIANTS: readonly ImportField[] = ['variant', 'lineKind'];

/** The lines that an import refuses, as a table that the studio mends and imports again. */
@Injectable()
export class RefusedLinesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly imports: ImportsService,
    private readonly plans: PlanImportService,
  ) {}

  /** Throws import_not_found, and for a draft what its preview throws. */
  async sheet(id: string): Promise<Sheet> {
    const found = await this.imports.get(id);
    const reasons = await this.reasons(found);
    const lines = mergeLines(await this.imports.lines(this.dataSource.manager, id), found.mapping);
    const refused = lines.flatMap((line) => {
      const reason = reasons.get(line.line);
      return reason === undefined ? [] : [{ ...line, reason }];
    });
    return sheetOf(columnsOf(refused), batchesOf(refused));
  }

  /** A draft is judged as its preview does it; a started import has written down what it refused. */
  private async reasons(found: StoredImport): Promise<ReadonlyMap<number, string>> {
    if (found.status === 'draft') {
      const decisions = await this.plans.decide(this.dataSource.manager, found);
      const refused = decisions.filter(({ outcome }) => outcome === 'refused');
      return new Map(refused.map(({ line, problems }) => [line, problems.join('; ')]));
    }
    const rows = await this.dataSource.query<{ line: number; problem: string | null }[]>(
      `SELECT line, problem FROM product_import_item WHERE import_id = $1 AND outcome = 'refused'`,
      [found.id],
    );
    return new Map(rows.map(({ line, problem }) => [line, problem ?? '']));
  }
}

/** The titles are those that the import recognises; it passes over the first two. */
function columnsOf(refused: readonly RefusedLine[]): SheetColumn<RefusedLine>[] {
  const used = IMPORT_FIELD_NAMES.filter(
    (field) => !OF_VARIANTS.includes(field) && refused.some(({ fields }) => fields[field] !== undefined),
  );
  return [
    { title: 'Satır', count: ({ line }) => line },
    { title: 'Neden alınmadı', text: ({ reason }) => reason },
    ...used.map((field) => ({
      title: IMPORT_FIELDS[field],
      text: ({ fields }: RefusedLine) => fields[field] ?? '',
    })),
  ];
}

async function* batchesOf(lines: readonly RefusedLine[]): AsyncGenerator<readonly RefusedLine[]> {
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    yield lines.slice(from, from + AT_ONCE);
    await new Promise(setImmediate);
  }
}
