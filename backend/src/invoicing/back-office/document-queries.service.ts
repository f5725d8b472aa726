import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { DEFAULT_PAGE_SIZE, type PageOf, paginationOf } from '../../../contract/admin/page.query.js';
import type { AdminDocumentsQuery } from '../../../contract/invoicing/admin-documents.dto.js';
import type {
  AdminDocumentRow,
  AdminDocumentView,
  DocumentsOfMonth,
} from '../../../contract/invoicing/admin-documents.views.js';
import { totalsByRate } from '../../../contract/invoicing/draw-up.js';
import { Clock } from '../../platform/clock.js';
import { SalesDocumentLine } from '../sales-document-line.entity.js';
import { SalesDocument } from '../sales-document.entity.js';
import { DOCUMENT_COLUMNS, type DocumentRecord, documentRow } from './document-rows.js';

/** SQL: the documents that match the filters $1 to $3; each is null when it is not set. */
const MATCHING = `
  FROM sales_document document
  WHERE ($1::text IS NULL OR coalesce(document.issued_at, document.due_at)
      >= (($1 || '-01')::date)::timestamp AT TIME ZONE 'Europe/Istanbul'
      AND coalesce(document.issued_at, document.due_at)
      < (($1 || '-01')::date + interval '1 month')::timestamp AT TIME ZONE 'Europe/Istanbul')
    AND ($2::text IS NULL OR document.kind = $2) AND ($3::text IS NULL OR document.state = $3)`;

/** Reads the documents for the studio. */
@Injectable()
export class DocumentQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async page(query: AdminDocumentsQuery): Promise<PageOf<AdminDocumentRow>> {
    const { month, kind, state, page = 1, perPage = DEFAULT_PAGE_SIZE } = query;
    const filter = [month ?? null, kind ?? null, state ?? null];
    const [{ totalRecords }] = await this.dataSource.query<[{ totalRecords: number }]>(
      `SELECT count(*)::integer AS "totalRecords" ${MATCHING}`,
      filter,
    );
    const records = await this.dataSource.query<DocumentRecord[]>(
      `SELECT ${DOCUMENT_COLUMNS} ${MATCHING}
       ORDER BY coalesce(document.issued_at, document.due_at) DESC, document.id LIMIT $4 OFFSET $5`,
      [...filter, perPage, (page - 1) * perPage],
    );
    return { items: this.rows(records), pagination: paginationOf(query, { totalRecords }) };
  }

  /** `month` is yyyy-MM. */
  async countsOfMonth(month: string): Promise<DocumentsOfMonth> {
    const [counts] = await this.dataSource.query<[DocumentsOfMonth]>(
      `SELECT count(*) FILTER (WHERE state = 'issued')::integer AS issued,
         count(*) FILTER (WHERE state NOT IN ('issued', 'cancelled'))::integer AS waiting ${MATCHING}`,
      [month, null, null],
    );
    return counts;
  }

  /** The oldest first. */
  async ofOrder(orderId: string): Promise<AdminDocumentRow[]> {
    return this.rows(
      await this.dataSource.query<DocumentRecord[]>(
        `SELECT ${DOCUMENT_COLUMNS} FROM sales_document document WHERE order_id = $1 ORDER BY position`,
        [orderId],
      ),
    );
  }

  /** Throws document_not_found. */
  async view(id: string): Promise<AdminDocumentView> {
    const { manager } = this.dataSource;
    const document = await manager.findOneBy(SalesDocument, { id });
    const [row] = this.rows(
      await this.dataSource.query<DocumentRecord[]>(
        `SELECT ${DOCUMENT_COLUMNS} FROM sales_document document WHERE id = $1`,
        [id],
      ),
    );
    if (!document || !row) throw new AppError('document_not_found');
    const lines = await manager.find(SalesDocumentLine, {
      where: { documentId: id },
      order: { position: 'ASC' },
    });
    const { netKurus, vatKurus, buyer, facts, isOfficial } = document;
    return { ...row, netKurus, vatKurus, buyer, facts, isOfficial, lines, rates: totalsByRate(lines) };
  }

  private rows(records: readonly DocumentRecord[]): AdminDocumentRow[] {
    const now = this.clock.now();
    return records.map((record) => documentRow(record, now));
  }
}
