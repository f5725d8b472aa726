import { chakra } from '@chakra-ui/react';
import { formatTl } from '@contract/common/money.js';
import { shortId } from '@contract/common/short-id.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { PAYMENT_REFERENCE_LENGTH } from '@contract/payments/note-payment.dto.js';
import { NOTED_PAYMENT_METHODS, PAYMENT_METHOD_LABELS } from '@contract/payments/payment-method.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Note } from '../../../ui/note.js';
import { SelectField } from '../../../ui/select-field.js';
import { TextField } from '../../../ui/text-field.js';
import { toast } from '../../../ui/toast.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';
import { useGuardedClose } from '../../lib/use-guarded-close.js';
import { useNotePaymentForm } from './use-note-payment-form.js';

interface NotePaymentDialogProps {
  readonly order: AdminOrderView;
  readonly open: boolean;
  readonly onClose: () => void;
}

const UNSENT = 'Yazdığınız ödeme henüz kaydedilmedi.';

/** Notes money that was taken in cash, by card machine or by transfer: all that is open, or a part of it. */
export function NotePaymentDialog({ order, open, onClose }: NotePaymentDialogProps) {
  const utils = trpc.useUtils();
  const note = trpc.admin.orderPayments.note.useMutation({
    onSuccess: ({ openKurus }) => {
      const left = openKurus > 0 ? ` Kalan ${formatTl(openKurus)}.` : '';
      toast.success({ text: `Ödeme kaydedildi.${left}` });
      onClose();
    },
    onError: (error) => toast.error({ text: describeSaveFailure(error, 'Ödeme kaydedilemedi.') }),
    onSettled: () => utils.admin.orders.invalidate(),
  });
  const form = useNotePaymentForm(order);
  const { seenOpenKurus, amountKurus, error } = form;
  const close = useGuardedClose(open && form.isDirty, UNSENT, onClose);
  return (
    <Dialog
      open={open}
      onClose={close}
      dismissible={!note.isPending}
      closesOutside={false}
      title="Aldığınız ödemeyi kaydedin"
      footer={
        <>
          <Button variant="outline" size="sm" disabled={note.isPending} onClick={close}>
            Vazgeç
          </Button>
          <Button
            size="sm"
            disabled={amountKurus === null}
            pending={note.isPending}
            pendingLabel="Kaydediliyor..."
            onClick={() => amountKurus !== null && note.mutate(form.payment(amountKurus))}
          >
            {amountKurus === null ? 'Kaydet' : `${formatTl(amountKurus)} Kaydet`}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <chakra.p color="fg.muted">
          Sipariş {shortId(order.id)} için kalan tutar {formatTl(seenOpenKurus)}. Daha azını yazarsanız kalanı
          açık kalır.
        </chakra.p>
        {form.isOutdated && (
          <Note tone="warning" role="status">
            Bu arada bu siparişe başka bir ödeme geldi; kalan tutar şimdi {formatTl(order.openKurus)}.{' '}
            <Button variant="outline" size="sm" onClick={form.lookAgain}>
              Güncel tutarı göster
            </Button>
          </Note>
        )}
        <SelectField
          label="Nasıl alındı?"
          options={NOTED_PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_METHOD_LABELS[value] }))}
          value={form.method}
          onChange={({ target }) => form.chooseMethod(target.value)}
        />
        <TextField
          label="Tutar (TL)"
          inputMode="decimal"
          autoComplete="off"
          value={form.text}
          error={error}
          onChange={({ target }) => form.writeAmount(target.value)}
        />
        <TextField
          label="Açıklama"
          optional
          autoComplete="off"
          maxLength={PAYMENT_REFERENCE_LENGTH}
          help="Örneğin havalenin dekont numarası."
          value={form.reference}
          onChange={({ target }) => form.writeReference(target.value)}
        />
      </chakra.div>
    </Dialog>
  );
}
