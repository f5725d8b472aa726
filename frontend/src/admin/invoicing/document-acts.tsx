import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { AdminDocumentView } from '@contract/invoicing/admin-documents.views.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { TextField } from '../../ui/text-field.js';
import { useTryDocumentAgain } from '../lib/use-try-document-again.js';
import { DocumentPdfButton } from '../ui/document-pdf-button.js';
import { useCancelDocument } from './use-cancel-document.js';

interface DocumentActsProps {
  readonly document: AdminDocumentView;
}

/** What can be done with a document in its state. */
export function DocumentActs({ document }: DocumentActsProps) {
  const { id, number, state, reason, hasPdf } = document;
  const { isPending, tryAgain } = useTryDocumentAgain(id);
  const [isCancelling, setCancelling] = useState(false);
  const mayTry = state === 'refused' || (state === 'sending' && reason !== null);
  const mayCancel = state !== 'cancelled' && state !== 'sending';
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3">
      {hasPdf && number !== null && <DocumentPdfButton id={id} number={number} />}
      {mayTry && (
        <Button size="sm" pending={isPending} onClick={tryAgain}>
          Yeniden Dene
        </Button>
      )}
      {mayCancel && (
        <Button variant="ghost" size="sm" onClick={() => setCancelling(true)}>
          Belgeyi İptal Et
        </Button>
      )}
      {isCancelling && <CancelDialog document={document} onClose={() => setCancelling(false)} />}
    </chakra.div>
  );
}

interface CancelDialogProps extends DocumentActsProps {
  readonly onClose: () => void;
}

function CancelDialog({ document: { id, number, reference }, onClose }: CancelDialogProps) {
  const { reason, setReason, problem, isPending, cancel } = useCancelDocument(id, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      width="confirm"
      title={`${number ?? reference} iptal edilsin mi?`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Vazgeç
          </Button>
          <Button variant="danger" pending={isPending} onClick={cancel}>
            Belgeyi İptal Et
          </Button>
        </>
      }
    >
      <chakra.p mb="4">
        Belge numarasıyla birlikte kayıtta kalır. Satış sürüyorsa yerine, siparişteki güncel bilgilerle yenisi
        hazırlanır; para iadesi yapılmaz.
      </chakra.p>
      <TextField
        label="İptal nedeni"
        maxLength={300}
        error={problem}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
}
