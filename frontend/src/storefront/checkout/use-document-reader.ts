import { useCallback, useState } from 'react';
import type { OrderInformationDto } from '@contract/checkout/checkout.dto.js';
import type { LegalDocuments, LegalDocumentKind } from '@contract/orders/legal-document.js';
import { trpc } from '../../lib/server/trpc.js';

export type CheckoutDocument = LegalDocumentKind | 'delivery' | 'privacy';

interface ShownDocument {
  readonly document: CheckoutDocument;
  /** The documents with the buyer's own data; null until the form has it. */
  readonly documents: LegalDocuments | null;
  readonly isLoading: boolean;
}

export interface DocumentReader {
  readonly isOpen: boolean;
  /** The shown document, which stays during the dialog's closing animation. */
  readonly shown: ShownDocument | null;
  readonly show: (document: CheckoutDocument, documents: LegalDocuments | null) => void;
  /** Shows the document after asking the server for the buyer's own contract. */
  readonly showFor: (document: CheckoutDocument, information: OrderInformationDto | null) => void;
  readonly close: () => void;
}

export function useDocumentReader(): DocumentReader {
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<ShownDocument | null>(null);
  const { client } = trpc.useUtils();

  const show = useCallback((document: CheckoutDocument, documents: LegalDocuments | null) => {
    setShown({ document, documents, isLoading: false });
    setOpen(true);
  }, []);

  const showFor = useCallback(
    (document: CheckoutDocument, information: OrderInformationDto | null) => {
      const isPersonal = document === 'pre_information' || document === 'distance_contract';
      if (!isPersonal || information === null) {
        show(document, null);
        return;
      }
      setShown({ document, documents: null, isLoading: true });
      setOpen(true);
      const finish = (documents: LegalDocuments | null) =>
        setShown((current) => (current?.isLoading ? { document, documents, isLoading: false } : current));
      client.checkout.documents.mutate(information).then(finish, () => finish(null));
    },
    [client, show],
  );

  const close = useCallback(() => setOpen(false), []);
  return { isOpen, shown, show, showFor, close };
}
