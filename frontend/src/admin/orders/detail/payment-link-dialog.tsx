import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import { shortId } from '@contract/common/short-id.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { DEFAULT_LINK_HOURS, MOST_LINK_HOURS } from '@contract/payments/payment-link.dto.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { SelectField } from '../../../ui/select-field.js';
import { TextField } from '../../../ui/text-field.js';
import { toast } from '../../../ui/toast.js';
import { amountText } from '../../lib/amount-text.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';
import { amount } from '../../lib/filter-values.js';
import { amountComplaint } from './amount-complaint.js';

interface PaymentLinkDialogProps {
  readonly order: AdminOrderView;
  /** Whether an earlier link is still open, which the new one replaces. */
  readonly replaces: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

const TERMS = [
  { value: '3', label: '3 saat' },
  { value: String(DEFAULT_LINK_HOURS), label: '24 saat' },
  { value: '72', label: '3 gün' },
  { value: '168', label: '1 hafta' },
];

/** The seats' own term ends the link at the latest, so the longest one is as long as they wait. */
const WITH_SEATS = { value: String(MOST_LINK_HOURS), label: 'Yerler ayrılı kaldığı sürece' };

/** Makes a payment link for all that is open, or for a part of it. */
export function PaymentLinkDialog({ order, replaces, open, onClose }: PaymentLinkDialogProps) {
  const seatsWaitUntil = order.paymentStatus === 'unpaid' ? order.payBy : null;
  const [text, setText] = useState(amountText(order.openKurus));
  const [hours, setHours] = useState(seatsWaitUntil === null ? String(DEFAULT_LINK_HOURS) : WITH_SEATS.value);
  const utils = trpc.useUtils();
  const make = trpc.admin.paymentLinks.make.useMutation({
    onSuccess: () => {
      toast.success({ text: 'Ödeme bağlantısı hazır. Şimdi alıcıya gönderebilirsiniz.' });
      onClose();
    },
    onError: (error) => toast.error({ text: describeSaveFailure(error, 'Bağlantı oluşturulamadı.') }),
    // A shorter link shortens the term of the seats.
    onSettled: () => Promise.all([utils.admin.paymentLinks.invalidate(), utils.admin.orders.invalidate()]),
  });
  const kurus = amount.read(text) ?? null;
  const error = amountComplaint(kurus, order.openKurus);
  const amountKurus = error === undefined ? kurus : null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!make.isPending}
      closesOutside={false}
      title="Ödeme bağlantısı oluşturun"
      footer={
        <>
          <Button variant="outline" size="sm" disabled={make.isPending} onClick={onClose}>
            Vazgeç
          </Button>
          <Button
            size="sm"
            disabled={amountKurus === null}
            pending={make.isPending}
            pendingLabel="Oluşturuluyor..."
            onClick={() =>
              amountKurus !== null && make.mutate({ orderId: order.id, amountKurus, hours: Number(hours) })
            }
          >
            Bağlantıyı Oluştur
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <chakra.p color="fg.muted">
          Sipariş {shortId(order.id)} için kalan tutar {formatTl(order.openKurus)}. Alıcı, bağlantının
          sayfasında tam olarak yazdığınız tutarı kartıyla öder.
          {replaces && ' Daha önceki açık bağlantı geçersiz olur.'}
        </chakra.p>
        <TextField
          label="Tutar (TL)"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          error={error}
          onChange={({ target }) => setText(target.value)}
        />
        <SelectField
          label="Ne kadar süre geçerli olsun?"
          options={seatsWaitUntil === null ? TERMS : [WITH_SEATS, ...TERMS]}
          help={seatsWaitUntil === null ? undefined : helpOf(seatsWaitUntil)}
          value={hours}
          onChange={({ target }) => setHours(target.value)}
        />
      </chakra.div>
    </Dialog>
  );
}

function helpOf(seatsWaitUntil: string): string {
  return `Yerler ${formatDateTime(seatsWaitUntil)} saatine kadar ayrılı. Ödenmezse bağlantının süresiyle birlikte, en geç o zaman boşalır.`;
}
