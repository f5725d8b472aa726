import { chakra } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { LegalDocument } from '@contract/orders/legal-document.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { LegalDialog } from '../../../ui/legal-dialog.js';

interface OrderDocumentsProps {
  readonly documents: readonly LegalDocument[];
  /** True when the confirmation was mailed, with the texts attached. */
  readonly wereMailed: boolean;
}

/** The texts that were accepted with this order, readable for as long as the order exists. */
export function OrderDocuments({ documents, wereMailed }: OrderDocumentsProps) {
  const [read, setRead] = useState<LegalDocument | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (documents.length === 0) return null;
  const open = (document: LegalDocument) => {
    setRead(document);
    setOpen(true);
  };
  return (
    <chakra.section aria-labelledby="order-documents" display="grid" gap="3" _print={{ display: 'none' }}>
      <chakra.h2 id="order-documents" textStyle="h3">
        Sözleşmeleriniz
      </chakra.h2>
      <chakra.p textStyle="note" color="fg.muted">
        Onayladığınız hâlleriyle burada{wereMailed && '; e-postanızda da PDF olarak bulursunuz'}.
      </chakra.p>
      <chakra.div display="flex" gap="3" flexWrap="wrap">
        {documents.map((document) => (
          <Button
            key={document.kind}
            variant="outline"
            size="sm"
            icon={<Icon as={FileText} />}
            onClick={() => open(document)}
          >
            {document.title}
          </Button>
        ))}
      </chakra.div>
      <LegalDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={read?.title ?? ''}
        text={read ?? undefined}
      />
    </chakra.section>
  );
}
