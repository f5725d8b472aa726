import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { formatTl } from '@contract/common/money.js';
import type { AdminOrderLine, AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { toast } from '../../../../ui/toast.js';
import { describeSaveFailure } from '../../../lib/describe-load-failure.js';
import { describeWord } from '../../../lib/describe-word.js';
import { useMay } from '../../../lib/use-may.js';
import { useCacheOrder } from '../../use-cache-order.js';

const NOT_CORRECTED = 'Sipariş düzeltilemedi.';

interface Entered {
  /** By line; a line that is not named stays as it is. */
  readonly quantities: Readonly<Record<string, number>>;
  readonly restocks: boolean;
  /** What was entered otherwise is another correction, and not a repetition of an earlier one. */
  readonly requestKey: string;
}

/** A line with how many of it there are to be. */
export interface EnteredLine {
  readonly line: AdminOrderLine;
  readonly quantity: number;
}

/** A correction being entered. The server shows what it would do; exactly that is sent. `order` is the current one. */
export function useCorrectionForm(order: AdminOrderView, onDone: () => void) {
  const [entered, setEntered] = useState<Entered>(newEntry);
  const { quantities, restocks, requestKey } = entered;
  const lines = correctableLines(order).map((line) => ({
    line,
    quantity: quantities[line.id] ?? line.quantity,
  }));
  const changed = lines
    .filter(({ line, quantity }) => quantity !== line.quantity)
    .map(({ line, quantity }) => ({ lineId: line.id, quantity }));
  const isDirty = changed.length > 0;
  const preview = trpc.admin.orderCorrections.preview.useQuery(
    { orderId: order.id, lines: changed },
    { enabled: isDirty, staleTime: 0, retry: false, placeholderData: keepPreviousData },
  );
  const correct = useCorrectOrder(order, onDone);
  const shown = isDirty && !preview.isError ? preview.data : undefined;
  const change = (next: Partial<Entered>) =>
    setEntered({ ...entered, ...next, requestKey: crypto.randomUUID() });
  const mayGiveBack = useMay('money.refund');
  return {
    ...{ lines, isDirty, shown, restocks },
    isPending: correct.isPending,
    error: isDirty && preview.isError ? describeSaveFailure(preview.error, 'Fark hesaplanamadı.') : undefined,
    /** Money would go back, which this admin may not decide. */
    isOutOfReach: shown !== undefined && shown.givenBackKurus > 0 && !mayGiveBack,
    /** What is shown belongs to what is entered. */
    isCurrent: shown !== undefined && !preview.isFetching,
    choose: (lineId: string, quantity: number) =>
      change({ quantities: { ...quantities, [lineId]: quantity } }),
    setRestocks: (next: boolean) => change({ restocks: next }),
    send: () => {
      if (shown === undefined) return;
      correct.mutate({
        ...{ orderId: order.id, lines: changed, restocks, requestKey, version: shown.version },
        ...{ seenTotalKurus: shown.after.totalKurus, seenGivenBackKurus: shown.givenBackKurus },
      });
    },
  };
}

export type CorrectionForm = ReturnType<typeof useCorrectionForm>;

function useCorrectOrder(order: AdminOrderView, onDone: () => void) {
  const utils = trpc.useUtils();
  const keep = useCacheOrder();
  return trpc.admin.orderCorrections.correct.useMutation({
    onSuccess: ({ order: corrected, word }) => {
      keep(corrected);
      const left = corrected.openKurus > 0 ? ` Kalan ${formatTl(corrected.openKurus)}.` : '';
      toast.success(describeWord(`Sipariş düzeltildi.${left}`, word, corrected.phone));
      onDone();
    },
    onError: (error) => toast.error({ text: describeSaveFailure(error, NOT_CORRECTED) }),
    onSettled: async () => {
      await utils.admin.orderCorrections.preview.invalidate({ orderId: order.id });
      await utils.admin.orders.invalidate();
    },
  });
}

function newEntry(): Entered {
  return { quantities: {}, restocks: true, requestKey: crypto.randomUUID() };
}

const ON_ITS_WAY: readonly string[] = ['shipped', 'in_transit', 'delivered'];

/** Pieces on their way, and lines that were cancelled, stay as they are; one that was corrected away may come back. */
export function correctableLines({ lines, status }: AdminOrderView): AdminOrderLine[] {
  if (status === 'pending' || status === 'cancelled') return [];
  return lines
    .filter(({ kind }) => kind === 'workshop' || (kind === 'product' && !ON_ITS_WAY.includes(status)))
    .filter(({ isCancelled, quantity }) => !isCancelled || quantity === 0);
}
