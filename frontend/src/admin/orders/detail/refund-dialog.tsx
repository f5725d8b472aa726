import { chakra } from '@chakra-ui/react';
import { formatTl } from '@contract/common/money.js';
import { shortId } from '@contract/common/short-id.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Note } from '../../../ui/note.js';
import { toast } from '../../../ui/toast.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';
import { useGuardedClose } from '../../lib/use-guarded-close.js';
import { RefundParts } from './refund-parts.js';
import { type RefundWay, refundWay } from './refund-way.js';
import { RestockChoice } from './restock-choice.js';
import { useRefundForm } from './use-refund-form.js';

interface RefundDialogProps {
  readonly order: AdminOrderView;
  readonly open: boolean;
  readonly onClose: () => void;
}

const WORDS: Readonly<Record<RefundWay, string>> = {
  card: 'İade müşterinin kartına döner ve geri alınamaz; müşteriye e-postayla bildirilir.',
  credit: 'İade, siparişi ödeyen krediye geri eklenir; müşteri kodunu yeniden kullanabilir.',
  card_and_credit:
    'Önce krediyle ödenen tutar krediye geri eklenir, kalanı müşterinin kartına döner ve geri alınamaz.',
  hand: 'Krediyle ödenen krediye geri eklenir, kartla alınan müşterinin kartına döner ve geri alınamaz; elden alınanı aldığınız yoldan siz geri verirsiniz.',
};
const UNSENT = 'Yazdığınız iade henüz yapılmadı.';

/**
 * Asks before a refund; the button names what, how much and to whom. The decision is about the amount that was left
 * when the dialog opened, so a change meanwhile is reported and never applied silently.
 */
export function RefundDialog({ order, open, onClose }: RefundDialogProps) {
  const utils = trpc.useUtils();
  const refund = trpc.admin.orders.refund.useMutation({
    onSuccess: () => {
      toast.success({ text: way === 'card' ? 'İade bankaya iletildi.' : 'İade kaydedildi.' });
      onClose();
    },
    onError: (error) => toast.error({ text: describeSaveFailure(error, 'İade yapılırken bir hata oluştu.') }),
    onSettled: () => utils.admin.orders.invalidate(),
  });
  const form = useRefundForm(order);
  const { chosen, totalKurus, seen } = form;
  const way = refundWay(seen);
  const close = useGuardedClose(open && form.isDirty, UNSENT, onClose);
  const send = () => {
    const { requestKey, restocks } = form;
    const lines = chosen.map(({ lineId, kurus, mostKurus }) => ({
      lineId,
      amountKurus: kurus ?? 0,
      seenKurus: mostKurus,
    }));
    refund.mutate({ orderId: order.id, lines, requestKey, restocks });
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
            disabled={totalKurus === null}
            pending={refund.isPending}
            pendingLabel="İade ediliyor..."
            onClick={send}
          >
            {totalKurus === null ? 'İade Et' : `${formatTl(totalKurus)} İade Et`}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="5">
        <chakra.p color="fg.muted">
          Sipariş {shortId(order.id)} için alınan paradan {formatTl(seen.refundableKurus)} iade edilebilir.{' '}
          {WORDS[way]}
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
        <RefundParts form={form} />
        <RestockChoice pieces={form.piecesToRestock} checked={form.restocks} onChange={form.setRestocks} />
      </chakra.div>
    </Dialog>
  );
}
