import { formatDate, formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import type { AdminDocumentRow } from '@contract/invoicing/admin-documents.views.js';
import { DOCUMENT_KIND_LABELS } from '@contract/invoicing/document-labels.js';
import { DocumentStateBadge } from '../ui/document-state-badge.js';
import type { Column } from '../ui/table-column.js';

export const DOCUMENT_COLUMNS: readonly Column<AdminDocumentRow>[] = [
  {
    key: 'number',
    title: 'Belge',
    cell: ({ number, reference, kind }) => (
      <>
        {number ?? reference}
        <small>{DOCUMENT_KIND_LABELS[kind]}</small>
      </>
    ),
    onCard: 'title',
  },
  { key: 'buyer', title: 'Alıcı', cell: ({ buyerName }) => buyerName, onCard: 'line' },
  {
    key: 'day',
    title: 'Düzenlenme',
    cell: ({ issuedAt, issueBy, state }) =>
      issuedAt !== null
        ? formatDateTime(issuedAt)
        : state === 'cancelled'
          ? '–'
          : `Son gün ${formatDate(issueBy)}`,
  },
  {
    key: 'state',
    title: 'Durum',
    cell: ({ state, isUrgent }) => <DocumentStateBadge state={state} isUrgent={isUrgent} />,
    onCard: 'titleEnd',
  },
  {
    key: 'total',
    title: 'Tutar',
    align: 'end',
    cell: ({ grossKurus }) => formatTl(grossKurus),
    onCard: 'lineEnd',
  },
];
