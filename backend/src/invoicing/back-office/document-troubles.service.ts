import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addDays, studioDate } from '../../../contract/common/dates.js';
import type { DocumentTroubles } from '../../../contract/invoicing/admin-documents.views.js';
import { Clock } from '../../platform/clock.js';
import { DOCUMENT_COLUMNS, type DocumentRecord, documentRow } from './document-rows.js';

const MOST = 50;
const URGENT_IN_DAYS = 2;

/** Finds the documents that do not come about by themselves. */
@Injectable()
export class DocumentTroublesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** What was refused, what the service keeps away from, what is urgent, and what is missing for a day. */
  async find(): Promise<DocumentTroubles> {
    const now = this.clock.now();
    const records = await this.dataSource.query<DocumentRecord[]>(
      `SELECT ${DOCUMENT_COLUMNS} FROM sales_document document
       WHERE state IN ('to_issue', 'sending', 'refused')
         AND (reason IS NOT NULL OR issue_by <= $1 OR created_at < $2::timestamptz - interval '1 day')
       ORDER BY issue_by, id LIMIT ${MOST}`,
      [addDays(studioDate(now), URGENT_IN_DAYS), now],
    );
    const missing = await this.dataSource.query<{ orderId: string; since: Date }[]>(
      `SELECT noted.order_id AS "orderId", min(noted.check_at) AS since
       FROM document_check noted JOIN "order" o ON o.id = noted.order_id
       WHERE noted.check_at < $1::timestamptz - interval '1 day'
       GROUP BY noted.order_id ORDER BY since LIMIT ${MOST}`,
      [now],
    );
    return {
      documents: records.map((record) => documentRow(record, now)),
      missing: missing.map(({ orderId, since }) => ({ orderId, since: since.toISOString() })),
    };
  }
}
