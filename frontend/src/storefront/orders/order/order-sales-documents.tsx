import { chakra } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import type { BuyerDocument } from '@contract/invoicing/buyer-documents.views.js';
import { DOCUMENT_KIND_LABELS } from '@contract/invoicing/document-labels.js';
import { saveFile } from '../../../lib/save-file.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { toast } from '../../../ui/toast.js';

interface OrderKey {
  readonly orderId: string;
  /** Null for the customer whose account the order is in. */
  readonly accessKey: string | null;
}

/** The documents that were issued for the order; nothing is shown before the first one. */
export function OrderSalesDocuments({ orderId, accessKey }: OrderKey) {
  const key = { orderId, ...(accessKey !== null && { accessKey }) };
  const documents = trpc.documents.ofOrder.useQuery(key);
  if (!documents.data || documents.data.length === 0) return null;
  const isInformation = documents.data.some(({ isOfficial }) => !isOfficial);
  return (
    <chakra.section aria-labelledby="sales-documents" display="grid" gap="3" _print={{ display: 'none' }}>
      <chakra.h2 id="sales-documents" textStyle="h3">
        Faturalarınız
      </chakra.h2>
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {documents.data.map((document) => (
          <DocumentItem key={document.id} orderKey={key} document={document} />
        ))}
      </chakra.ul>
      {isInformation && (
        <chakra.p textStyle="note" color="fg.muted">
          Bunlar bilgi fişidir; yasal belgenizi mali müşavirimiz düzenler.
        </chakra.p>
      )}
    </chakra.section>
  );
}

interface DocumentItemProps {
  readonly orderKey: { readonly orderId: string; readonly accessKey?: string };
  readonly document: BuyerDocument;
}

function DocumentItem({ orderKey, document }: DocumentItemProps) {
  const { id, kind, number, issuedAt, grossKurus } = document;
  const { client } = trpc.useUtils();
  const pdf = useMutation({
    mutationFn: () => client.documents.pdf.query({ ...orderKey, documentId: id }),
    onSuccess: (content) => {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      saveFile(`${number}.pdf`, new Blob([bytes], { type: 'application/pdf' }));
    },
    onError: (error) => toast.error({ text: describeError(error).message }),
  });
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
      <chakra.span minW="0" overflowWrap="anywhere">
        {DOCUMENT_KIND_LABELS[kind]} · {formatTl(grossKurus)}
        <chakra.span display="block" textStyle="note" color="fg.muted">
          {number}, {formatDateTime(issuedAt)}
        </chakra.span>
      </chakra.span>
      <Button
        variant="outline"
        size="sm"
        icon={<Icon as={FileDown} />}
        aria-label={`PDF indir: ${number}`}
        pending={pdf.isPending}
        onClick={() => pdf.mutate()}
      >
        PDF İndir
      </Button>
    </chakra.li>
  );
}
