import { studioDate } from '../../../contract/common/dates.js';
import type { AdminDocumentRow } from '../../../contract/invoicing/admin-documents.views.js';
import { buyerName } from '../../../contract/invoicing/buyer-name.js';
import { isUrgent } from '../../../contract/invoicing/document-urgency.js';
import type { InvoiceBuyer } from '../../../contract/invoicing/invoice-buyer.js';

/** What a list reads of a document. */
export interface DocumentRecord extends Omit<AdminDocumentRow, 'buyerName' | 'isUrgent' | 'issuedAt'> {
  readonly buyer: InvoiceBuyer;
  readonly issuedAt: Date | null;
}

/** SQL: the columns of `document`. */
export const DOCUMENT_COLUMNS = `
  document.id, document.order_id AS "orderId", document.reference, document.kind, document.state, document.number,
  document.buyer, document.gross_kurus AS "grossKurus", document.issue_by AS "issueBy",
  document.issued_at AS "issuedAt", document.reason,
  EXISTS (SELECT FROM sales_document_pdf pdf WHERE pdf.document_id = document.id) AS "hasPdf"`;

export function documentRow({ buyer, issuedAt, ...record }: DocumentRecord, now: Date): AdminDocumentRow {
  const isWaiting = record.state !== 'issued' && record.state !== 'cancelled';
  return {
    ...record,
    buyerName: buyerName(buyer),
    issuedAt: issuedAt?.toISOString() ?? null,
    isUrgent: isWaiting && isUrgent(record.issueBy, studioDate(now)),
  };
}
