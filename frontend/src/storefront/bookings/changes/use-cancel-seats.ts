import type {
  ChangeableSeat,
  GuestChangesView,
} from '@contract/booking-changes/guest/guest-changes.views.js';
import { formatTl } from '@contract/common/money.js';
import type { CancellationBill } from '@contract/workshops/policies/booking-policy.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useRequestKey } from '../../../lib/server/use-request-key.js';
import { confirm } from '../../../ui/confirm-dialog.js';
import type { DoneChange } from './change-done.js';
import { describeBill } from './describe-bill.js';
import { NETWORK } from './use-move-seats.js';

interface SeatsToCancel {
  readonly view: GuestChangesView;
  readonly chosen: readonly ChangeableSeat[];
  readonly formKey: string;
  readonly onDone: (done: DoneChange) => void;
}

/** Reads the bill of the chosen seats and cancels them after a question. */
export function useCancelSeats({ view, chosen, formKey, onDone }: SeatsToCancel) {
  const utils = trpc.useUtils();
  const positions = chosen.map(({ position }) => position);
  const { bookingId, version } = view;
  const asked = { bookingId, formKey, positions };
  const mayCancel = chosen.every((seat) => seat.mayCancel);
  const bill = trpc.guestChanges.cancellationBill.useQuery(asked, { enabled: mayCancel, gcTime: 0 });
  const mutation = trpc.guestChanges.cancel.useMutation();
  const requestKey = useRequestKey();

  const cancel = async (shown: CancellationBill): Promise<void> => {
    const isSure = await confirm({
      title: chosen.length === 1 ? 'Yeriniz iptal edilsin mi?' : `${chosen.length} yer iptal edilsin mi?`,
      text: `${describeBill(shown)} Bu işlem geri alınamaz.`,
      confirmLabel: 'İptal Et',
      cancelLabel: 'Yerim Kalsın',
    });
    if (!isSure) return;
    try {
      const seenRefundKurus = shown.refundKurus;
      const { refundKurus } = await mutation.mutateAsync({
        ...{ ...asked, version, seenRefundKurus, requestKey: requestKey([bookingId, positions]) },
      });
      onDone({ title: 'Yeriniz iptal edildi', text: doneText(refundKurus), paymentUrl: null });
    } catch (error) {
      if (describeError(error).code === 'network') return;
    }
    await utils.guestChanges.invalidate();
  };

  const error = mutation.error ?? bill.error;
  return {
    bill: bill.data ?? null,
    cancel,
    isPending: mutation.isPending,
    problem: error === null ? undefined : describeError(error, NETWORK).message,
  };
}

function doneText(refundKurus: number): string {
  return refundKurus > 0
    ? `${formatTl(refundKurus)} size geri dönüyor; iade tamamlandığında e-postayla haber veririz.`
    : 'Haber verdiğiniz için teşekkür ederiz; yeriniz başkasına açıldı.';
}
