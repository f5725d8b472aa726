import { useId, useState } from 'react';
import { shortId } from '@contract/common/short-id.js';
import { mayLeave } from '../../../../lib/navigation/use-leave-warning.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { Button } from '../../../../ui/button.js';
import { Dialog } from '../../../../ui/dialog.js';
import { Note } from '../../../../ui/note.js';
import { Skeleton } from '../../../../ui/skeleton.js';
import { LoadError } from '../../../ui/load-error.js';
import { InvoiceForm, UNSAVED_INVOICE } from './invoice-form.js';

interface InvoiceDialogProps {
  readonly orderId: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Changes to whom the documents of an order are made out, as long as none is drawn up. */
export function InvoiceDialog({ orderId, open, onClose }: InvoiceDialogProps) {
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  const invoice = trpc.admin.orderInvoice.view.useQuery(
    { orderId },
    // It must not be read again while it is being edited.
    { enabled: open, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  const isDrawnUp = invoice.data?.isDrawnUp === true;
  const close = () => void mayLeave([UNSAVED_INVOICE]).then((may) => may && onClose());
  return (
    <Dialog
      open={open}
      onClose={close}
      dismissible={!isSaving}
      closesOutside={false}
      title={`Sipariş ${shortId(orderId)}: fatura bilgileri`}
      footer={
        <>
          <Button variant="outline" size="sm" disabled={isSaving} onClick={close}>
            {isDrawnUp ? 'Kapat' : 'Vazgeç'}
          </Button>
          {!isDrawnUp && (
            <Button
              type="submit"
              form={formId}
              size="sm"
              disabled={invoice.data === undefined}
              pending={isSaving}
              pendingLabel="Kaydediliyor..."
            >
              Kaydet
            </Button>
          )}
        </>
      }
    >
      {isDrawnUp && (
        <Note>
          Bu siparişin faturası düzenlendi; fatura bilgileri artık değiştirilemez. Yanlışsa faturanın iptali
          ya da iadesi için muhasebecinizle görüşün.
        </Note>
      )}
      {invoice.data && !isDrawnUp && (
        <InvoiceForm formId={formId} invoice={invoice.data} onSaving={setSaving} onSaved={onClose} />
      )}
      {invoice.isPending && <Skeleton h="64" />}
      {invoice.isLoadingError && (
        <LoadError query={invoice} what="Fatura bilgileri yüklenemedi" titleAs="h3" />
      )}
    </Dialog>
  );
}
