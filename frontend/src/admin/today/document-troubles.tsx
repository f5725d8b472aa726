import { chakra } from '@chakra-ui/react';
import { formatDate, formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import { shortId } from '@contract/common/short-id.js';
import type { AdminDocumentRow, OrderWithoutDocuments } from '@contract/invoicing/admin-documents.views.js';
import { DOCUMENT_KIND_LABELS } from '@contract/invoicing/document-labels.js';
import { trpc } from '../../lib/server/trpc.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { ErrorState } from '../../ui/error-state.js';
import { TextLink } from '../../ui/text-link.js';
import { adminPaths } from '../lib/admin-paths.js';
import { useMay } from '../lib/use-may.js';
import { useTryDocumentAgain } from '../lib/use-try-document-again.js';
import { DocumentStateBadge } from '../ui/document-state-badge.js';

/** Documents that do not come about by themselves, the most urgent first; nothing when there are none. */
export function DocumentTroubles() {
  const mayManage = useMay('documents.manage');
  const troubles = trpc.admin.documents.troubles.useQuery(undefined, { enabled: mayManage });
  if (troubles.isLoadingError) {
    return (
      <ErrorState
        title="Bekleyen faturalar yüklenemedi."
        retrying={troubles.isFetching}
        onRetry={() => void troubles.refetch()}
      />
    );
  }
  const { documents = [], missing = [] } = troubles.data ?? {};
  if (documents.length + missing.length === 0) return null;
  const isLoud = documents.some(({ isUrgent }) => isUrgent);
  return (
    <chakra.section
      aria-labelledby="document-troubles"
      mb="6"
      p="4"
      borderWidth="1px"
      borderRadius="md"
      {...(isLoud && { borderColor: 'danger.fg', bg: 'danger.subtle' })}
    >
      <chakra.h2 id="document-troubles" textStyle="h4">
        {isLoud ? 'Fatura süresi doluyor' : 'Sizi bekleyen faturalar'}
      </chakra.h2>
      <chakra.ul listStyleType="none" mt="2">
        {documents.map((document) => (
          <DocumentItem key={document.id} document={document} />
        ))}
        {missing.map((order) => (
          <MissingItem key={order.orderId} order={order} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

const Item = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1.5',
    py: '2',
    borderTopWidth: '1px',
    overflowWrap: 'anywhere',
  },
});

function DocumentItem({ document }: { readonly document: AdminDocumentRow }) {
  const { id, kind, reference, buyerName, grossKurus, issueBy, state, isUrgent, reason } = document;
  const { isPending, tryAgain } = useTryDocumentAgain(id);
  return (
    <Item>
      <TextLink to={`${adminPaths.documents}?belge=${id}`}>
        {DOCUMENT_KIND_LABELS[kind]} {reference} · {buyerName}
      </TextLink>
      <span>{formatTl(grossKurus)}</span>
      <DocumentStateBadge state={state} isUrgent={isUrgent} />
      <Button variant="outline" size="sm" pending={isPending} onClick={tryAgain}>
        Yeniden Dene
      </Button>
      <chakra.p w="full" textStyle="sm" color="fg.muted">
        {isUrgent && <strong>Yasal süre {formatDate(issueBy)} günü doluyor. </strong>}
        {reason ?? `Henüz düzenlenemedi; son günü ${formatDate(issueBy)}.`}
      </chakra.p>
    </Item>
  );
}

function MissingItem({ order: { orderId, since } }: { readonly order: OrderWithoutDocuments }) {
  return (
    <Item>
      <TextLink to={adminPaths.order(orderId)}>Sipariş {shortId(orderId)}</TextLink>
      <Badge tone="danger">Faturası eksik</Badge>
      <chakra.p w="full" textStyle="sm" color="fg.muted">
        {formatDateTime(since)} anından beri belgesi hazırlanamıyor. Sunucu kayıtlarına bakılması gerekiyor.
      </chakra.p>
    </Item>
  );
}
