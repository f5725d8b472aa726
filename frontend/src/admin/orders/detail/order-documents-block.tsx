import { chakra } from '@chakra-ui/react';
import { formatTl } from '@contract/common/money.js';
import type { AdminDocumentRow } from '@contract/invoicing/admin-documents.views.js';
import { DOCUMENT_KIND_LABELS } from '@contract/invoicing/document-labels.js';
import { trpc } from '../../../lib/server/trpc.js';
import { TextLink } from '../../../ui/text-link.js';
import { adminPaths } from '../../lib/admin-paths.js';
import { useMay } from '../../lib/use-may.js';
import { Block } from '../../ui/block.js';
import { DocumentPdfButton } from '../../ui/document-pdf-button.js';
import { DocumentStateBadge } from '../../ui/document-state-badge.js';
import { LoadError } from '../../ui/load-error.js';

/** The documents of the order; nothing is shown before the first one is due. */
export function OrderDocumentsBlock({ orderId }: { readonly orderId: string }) {
  const documents = trpc.admin.documents.ofOrder.useQuery({ orderId });
  if (documents.isLoadingError) {
    return (
      <Block title="Faturalar">
        <LoadError query={documents} what="Faturalar yüklenirken hata oluştu" titleAs="h3" />
      </Block>
    );
  }
  if (!documents.data || documents.data.length === 0) return null;
  return (
    <Block title="Faturalar">
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {documents.data.map((document) => (
          <DocumentLine key={document.id} document={document} />
        ))}
      </chakra.ul>
    </Block>
  );
}

function DocumentLine({ document }: { readonly document: AdminDocumentRow }) {
  const { id, kind, number, reference, grossKurus, state, isUrgent, reason, hasPdf } = document;
  const mayManage = useMay('documents.manage');
  const name = `${DOCUMENT_KIND_LABELS[kind]} ${number ?? reference}`;
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1.5">
      <chakra.span minW="0" overflowWrap="anywhere">
        {mayManage ? <TextLink to={`${adminPaths.documents}?belge=${id}`}>{name}</TextLink> : name}
      </chakra.span>
      <span>{formatTl(grossKurus)}</span>
      <DocumentStateBadge state={state} isUrgent={isUrgent} />
      {hasPdf && number !== null && <DocumentPdfButton id={id} number={number} />}
      {reason !== null && (
        <chakra.p w="full" textStyle="sm" color="fg.muted">
          {reason}
        </chakra.p>
      )}
    </chakra.li>
  );
}
