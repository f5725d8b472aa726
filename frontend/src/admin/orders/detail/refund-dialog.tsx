import { chakra } from '@chakra-ui/react';
import { formatTl } from '@contract/common/money.js';
import { shortId } from '@contract/common/short-id.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { trpc } from '../../../lib/trpc.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Note } from '../../../ui/note.js';
import { SelectField } from '../../../ui/select-field.js';
import { TextField } from '../../../ui/text-field.js';
import { toast } from '../../../ui/toast.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';
import { useGuardedClose } from '../../lib/use-guarded-close.js';
import { RestockChoice } from './restock-choice.js';
import { useRefundForm } from './use-refund-form.js';

interface RefundDialogProps {
  readonly order: AdminOrderView;
  readonly open: boolean;
  readonly onClose: () => void;
}

const ALL = 'all';
const UNSENT = 'Yazdığınız iade henüz yapılmadı.';

/**
 * Asks before a refund; the button names what, how much and to whom. The decision is about the amount that was left
 * when the dialog opened, so a change meanwhile is reported and never applied silently.
 */
export function RefundDialog({ order, open, onClose }: RefundDialogProps) {
  const utils = trpc.useUtils();
  const refund = trpc.admin.orders.refund.useMutation({
    onSuccess: () => {
      toast.success({ text: 'İade bankaya iletildi.' });
      onClose();
    },
    onError: (error) => toast.error({ text: describeSaveFailure(error, 'İade yapılırken bir hata oluştu.') }),
    onSettled: () => utils.admin.orders.invalidate(),
  });
  const form = useRefundForm(order);
  const { chosen, kurus, error, seen } = form;
  const close = useGuardedClose(open && form.isDirty, UNSENT, onClose);
  const send = () => {
    if (kurus === null) return;
    const { lineId, mostKurus: seenKurus } = chosen;
    const { requestKey, restocks } = form;
    refund.mutate({ orderId: order.id, lineId, amountKurus: kurus, seenKurus, requestKey, restocks });
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      dismissible={!refund.isPending}
      closesOutside={false}
      title="Ne kadarını iade edelim?"
      footer={
        <>
          <Button variant="outline" size="sm" disabled={refund.isPending} onClick={close}>
            Vazgeç
          </Button>
          <Button
            variant="danger"
            size="sm"
            disabled={kurus === null}
            pending={refund.isPending}
            pendingLabel="İade ediliyor..."
            onClick={send}
          >
            {kurus === null ? 'İade Et' : `${formatTl(kurus)} İade Et`}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="5">
        <chakra.p color="fg.muted">
          Sipariş {shortId(order.id)} için alınan paradan {formatTl(seen.refundableKurus)} iade edilebilir.
          İade müşterinin kartına döner ve geri alınamaz; müşteriye e-postayla bildirilir.
        </chakra.p>
        {form.isOutdated && (
          <Note tone="warning" role="status">
            Bu arada bu siparişin iadeleri değişti; iade edilebilecek tutar şimdi{' '}
            {formatTl(order.refundableKurus)}.{' '}
            <Button variant="outline" size="sm" onClick={form.lookAgain}>
              Güncel tutarları göster
            </Button>
          </Note>
        )}
        <SelectField
          label="Neyin parası"
          options={form.choices.map(({ lineId, name, mostKurus }) => ({
            value: lineId ?? ALL,
            label: `${name} (${formatTl(mostKurus)})`,
          }))}
          value={chosen.lineId ?? ALL}
          onChange={({ target }) => form.choose(target.value === ALL ? null : target.value)}
        />
        <TextField
          label="İade tutarı (TL)"
          inputMode="decimal"
          autoComplete="off"
          readOnly={chosen.lineId === null}
          value={form.text}
          error={error}
          // Hidden during an error, whose text contains the limit.
          help={
            chosen.lineId === null || error !== undefined ? undefined : `En çok ${formatTl(chosen.mostKurus)}`
          }
          onChange={({ target }) => form.write(target.value)}
        />
        <RestockChoice pieces={form.piecesToRestock} checked={form.restocks} onChange={form.setRestocks} />
      </chakra.div>
    </Dialog>
  );
}
