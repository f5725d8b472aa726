import { chakra } from '@chakra-ui/react';
import { formatDate, formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import type { AdminDocumentView } from '@contract/invoicing/admin-documents.views.js';
import { DOCUMENT_KIND_LABELS, INFORMATION_ONLY } from '@contract/invoicing/document-labels.js';
import type { DocumentLine } from '@contract/invoicing/sales-document.js';
import { trpc } from '../../lib/server/trpc.js';
import { Dialog } from '../../ui/dialog.js';
import { Note } from '../../ui/note.js';
import { Skeleton } from '../../ui/skeleton.js';
import { TextLink } from '../../ui/text-link.js';
import { adminPaths } from '../lib/admin-paths.js';
import { Pair, Pairs } from '../ui/block.js';
import { DataTable } from '../ui/data-table.js';
import { DocumentStateBadge } from '../ui/document-state-badge.js';
import { LoadError } from '../ui/load-error.js';
import type { Column } from '../ui/table-column.js';
import { DocumentActs } from './document-acts.js';

interface DocumentDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A document with its lines, and what can be done with it. */
export function DocumentDialog({ id, onClose }: DocumentDialogProps) {
  const document = trpc.admin.documents.view.useQuery({ id });
  return (
    <Dialog
      open
      onClose={onClose}
      width="orderDetail"
      fullScreenOnPhone
      title={document.data ? (document.data.number ?? document.data.reference) : 'Belge'}
      footer={document.data && <DocumentActs document={document.data} />}
    >
      {document.isLoadingError && (
        <LoadError query={document} what="Belge yüklenirken hata oluştu" titleAs="h3" />
      )}
      {document.isPending && <Skeleton h="320px" />}
      {document.data && <Content document={document.data} />}
    </Dialog>
  );
}

const COLUMNS: readonly Column<DocumentLine>[] = [
  { key: 'name', title: 'Kalem', cell: ({ name }) => name, onCard: 'title' },
  { key: 'quantity', title: 'Adet', align: 'end', cell: ({ quantity }) => quantity },
  { key: 'rate', title: 'KDV', align: 'end', cell: ({ ratePercent }) => `%${ratePercent}` },
  { key: 'net', title: 'Net', align: 'end', cell: ({ netKurus }) => formatTl(netKurus) },
  { key: 'vat', title: 'KDV tutarı', align: 'end', cell: ({ vatKurus }) => formatTl(vatKurus) },
  { key: 'gross', title: 'Toplam', align: 'end', cell: ({ grossKurus }) => formatTl(grossKurus) },
];

function Content({ document }: { readonly document: AdminDocumentView }) {
  const { state, isUrgent, reason, isOfficial, lines } = document;
  return (
    <chakra.div display="grid" gap="5">
      {reason !== null && (
        <Note tone={state === 'refused' || isUrgent ? 'danger' : 'warning'}>
          {reason}
          {isUrgent && ` Yasal süre ${formatDate(document.issueBy)} günü doluyor.`}
        </Note>
      )}
      {isOfficial === false && <Note>{INFORMATION_ONLY}; yasal belgeyi mali müşaviriniz düzenler.</Note>}
      <Facts document={document} />
      <DataTable
        caption="Kalemler"
        columns={COLUMNS}
        rows={lines}
        rowKey={({ orderLineId }) => orderLineId}
        empty={null}
      />
      <Totals document={document} />
    </chakra.div>
  );
}

function Facts({ document }: { readonly document: AdminDocumentView }) {
  const { kind, state, isUrgent, orderId, facts, buyer, buyerName, issueBy, issuedAt } = document;
  return (
    <Pairs>
      <Pair name="Tür">{DOCUMENT_KIND_LABELS[kind]}</Pair>
      <Pair name="Durum">
        <DocumentStateBadge state={state} isUrgent={isUrgent} />
      </Pair>
      <Pair name="Sipariş">
        <TextLink to={adminPaths.order(orderId)}>{facts.orderShortId}</TextLink>
      </Pair>
      <Pair name="Alıcı">{buyerName}</Pair>
      {buyer.kind === 'company' && <Pair name="Vergi">{`${buyer.taxOffice} ${buyer.taxNumber}`}</Pair>}
      <Pair name="Teslim ya da hizmet">{formatDate(facts.supplyDate)}</Pair>
      {facts.carrier !== null && <Pair name="Taşıyan">{facts.carrier}</Pair>}
      {issuedAt === null ? (
        <Pair name="Son gün">{formatDate(issueBy)}</Pair>
      ) : (
        <Pair name="Düzenlenme">{formatDateTime(issuedAt)}</Pair>
      )}
    </Pairs>
  );
}

function Totals({ document: { netKurus, grossKurus, rates } }: { readonly document: AdminDocumentView }) {
  return (
    <Pairs>
      <Pair name="Net toplam">{formatTl(netKurus)}</Pair>
      {rates.map((rate) => (
        <Pair key={rate.ratePercent} name={`KDV %${rate.ratePercent}`}>
          {formatTl(rate.vatKurus)}
        </Pair>
      ))}
      <Pair name="Genel toplam" strong>
        {formatTl(grossKurus)}
      </Pair>
    </Pairs>
  );
}
