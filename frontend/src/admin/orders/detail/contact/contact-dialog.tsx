import { useId, useState } from 'react';
import { shortId } from '@contract/common/short-id.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { Button } from '../../../../ui/button.js';
import { Dialog } from '../../../../ui/dialog.js';
import { Skeleton } from '../../../../ui/skeleton.js';
import { mayLeave } from '../../../../lib/navigation/use-leave-warning.js';
import { LoadError } from '../../../ui/load-error.js';
import { ContactForm, UNSAVED_CONTACT } from './contact-form.js';

interface ContactDialogProps {
  readonly orderId: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Corrects name, address and telephone of an order's buyer, the delivery address and the note. */
export function ContactDialog({ orderId, open, onClose }: ContactDialogProps) {
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  const contact = trpc.admin.orderContact.view.useQuery(
    { orderId },
    // The record must not be read again while it is being edited.
    { enabled: open, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  const close = () => void mayLeave([UNSAVED_CONTACT]).then((may) => may && onClose());
  return (
    <Dialog
      open={open}
      onClose={close}
      dismissible={!isSaving}
      closesOutside={false}
      title={`Sipariş ${shortId(orderId)}: bilgileri düzeltin`}
      footer={
        <>
          <Button variant="outline" size="sm" disabled={isSaving} onClick={close}>
            Vazgeç
          </Button>
          <Button
            type="submit"
            form={formId}
            size="sm"
            disabled={contact.data === undefined}
            pending={isSaving}
            pendingLabel="Kaydediliyor..."
          >
            Kaydet
          </Button>
        </>
      }
    >
      {contact.data && (
        <ContactForm formId={formId} contact={contact.data} onSaving={setSaving} onSaved={onClose} />
      )}
      {contact.isPending && <Skeleton h="64" />}
      {contact.isLoadingError && (
        <LoadError query={contact} what="Siparişin bilgileri yüklenemedi" titleAs="h3" />
      )}
    </Dialog>
  );
}
