import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatTl } from '@contract/common/money.js';
import { shortId } from '@contract/common/short-id.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { trpc } from '../../../lib/trpc.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { SelectField } from '../../../ui/select-field.js';
import { TextField } from '../../../ui/text-field.js';
import { toast } from '../../../ui/toast.js';
import { amount } from '../../lib/filter-values.js';
import { saveFailure } from '../../lib/load-failure.js';
import { refundChoices } from './refund-choice.js';

interface RefundDialogProps {
  readonly order: AdminOrderView;
  readonly open: boolean;
  readonly onClose: () => void;
}

const ALL = 'all';

/** Money leaves: what, how much and to whom stand on the button that does it. */
export function RefundDialog({ order, open, onClose }: RefundDialogProps) {
  const utils = trpc.useUtils();
  const refund = trpc.admin.orders.refund.useMutation({
    onSuccess: () => {
      toast.success({ text: 'İade bankaya iletildi.' });
      onClose();
    },
    onError: (error) => toast.error({ text: saveFailure(error, 'İade yapılırken bir hata oluştu.') }),
    onSettled: () => utils.admin.orders.invalidate(),
  });
  const form = useRefundForm(order);
  const { chosen, kurus, error } = form;
  const send = () => {
    if (kurus === null) return;
    refund.mutate({ orderId: order.id, lineId: chosen.lineId, amountKurus: kurus });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onExited={form.reset}
      dismissible={!refund.isPending}
      closesOutside={false}
      title="Ne kadarını iade edelim?"
      footer={
        <>
          <Button variant="outline" size="sm" disabled={refund.isPending} onClick={onClose}>
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
          Sipariş {shortId(order.id)} için alınan paradan {formatTl(order.refundableKurus)} iade edilebilir.
          İade müşterinin kartına döner ve geri alınamaz; müşteriye e-postayla bildirilir.
        </chakra.p>
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
          help={chosen.lineId === null ? undefined : `En çok ${formatTl(chosen.mostKurus)}`}
          onChange={({ target }) => form.write(target.value)}
        />
      </chakra.div>
    </Dialog>
  );
}

function useRefundForm(order: AdminOrderView) {
  const choices = refundChoices(order);
  const [lineId, setLineId] = useState<string | null>(null);
  /** Null: all of what was chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const all = { lineId: null, name: '', mostKurus: order.refundableKurus };
  const chosen = choices.find((choice) => choice.lineId === lineId) ?? all;
  const kurus = typed === null ? chosen.mostKurus : (amount.read(typed) ?? null);
  const error = complaint(kurus, chosen.mostKurus);
  return {
    choices,
    chosen,
    kurus: error === undefined ? kurus : null,
    error,
    text: typed ?? formatTl(chosen.mostKurus).replace(/\sTL$/, ''),
    choose: (next: string | null) => {
      setLineId(next);
      setTyped(null);
    },
    write: setTyped,
    reset: () => {
      setLineId(null);
      setTyped(null);
    },
  };
}

function complaint(kurus: number | null, mostKurus: number): string | undefined {
  if (kurus === null) return 'Tutarı 1.250,00 gibi yazın.';
  if (kurus < 1) return 'İade tutarı 0,01 TL’den az olamaz.';
  return kurus > mostKurus ? `En çok ${formatTl(mostKurus)} iade edilebilir.` : undefined;
}
