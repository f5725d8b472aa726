import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ImportRemark } from '../../../../contract/catalog/import/import.views.js';
import type { Undone } from './written-item.js';

const SHOWN = 200;

const KEPT: Record<Exclude<Undone, 'removed' | 'restored'>, string> = {
  changed_since: 'Sonradan değiştirildiği için olduğu gibi kaldı.',
  sold_since: 'Sonradan satıldığı için olduğu gibi kaldı.',
  in_payment: 'Şu anda biri ödemesini yaptığı için olduğu gibi kaldı.',
};

/** Reads what an import could not do: refused lines, missing pictures, and what stayed when it was undone. */
@Injectable()
export class ImportRemarksService {
  constructor(private readonly dataSource: DataSource) {}

  /** The first of them, by line. */
  async list(importId: string): Promise<ImportRemark[]> {
    const rows = await this.dataSource.query<
      { line: number; name: string; problem: string | null; undone: Undone | null }[]
    >(
      `SELECT line, name, problem, undone FROM product_import_item
       WHERE import_id = $1 AND (problem IS NOT NULL OR undone NOT IN ('removed', 'restored'))
       ORDER BY line LIMIT ${SHOWN}`,
      [importId],
    );
    return rows.map(({ line, name, problem, undone }) => ({
      line,
      name,
      text: [undone !== null && undone in KEPT ? KEPT[undone as keyof typeof KEPT] : null, problem]
        .filter((text) => text !== null)
        .join(' '),
    }));
  }
}
