import { useState } from 'react';
import { formatTl } from '@contract/common/money.js';
import type { CounterSale } from '@contract/desk/counter.views.js';
import { formatCountdown } from '../../lib/time/format-countdown.js';
import { trpc } from '../../lib/server/trpc.js';
import { useSecondsLeft } from '../../lib/time/use-seconds-left.js';
import { Button } from '../../ui/button.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { toast } from '../../ui/toast.js';
import { describeSaveFailure } from '../lib/describe-load-failure.js';

interface UndoButtonProps {
  readonly sale: CounterSale;
  readonly onUndone?: (sale: CounterSale) => void;
}

/** Undoes a sale as long as the shop's clock allows it, whatever this device's clock says. */
export function UndoButton({ sale, onUndone }: UndoButtonProps) {
  const utils = trpc.useUtils();
  const { orderId, undoSeconds } = sale;
  const [deadline] = useState(() => Date.now() + undoSeconds * 1000);
  const secondsLeft = useSecondsLeft(deadline);
  const undo = trpc.admin.counter.undo.useMutation({
    onSuccess: (undone) => onUndone?.(undone),
    onError: (error) =>
      toast.error({ text: describeSaveFailure(error, 'Satış geri alınamadı. Yeniden deneyin.') }),
    onSettled: () => utils.admin.counter.invalidate(),
  });
  const press = async () => {
    if (await confirm(questionOf(sale))) undo.mutate({ orderId });
  };
  if (secondsLeft === 0 && !undo.isPending) return null;
  return (
    <Button
      size="sm"
      variant="outline"
      pending={undo.isPending}
      pendingLabel="Geri alınıyor..."
      aria-label={`Geri Al: ${sale.shortId}`}
      onClick={() => void press()}
    >
      Geri Al ({formatCountdown(secondsLeft)})
    </Button>
  );
}

function questionOf({ totalKurus, pieces }: CounterSale) {
  const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    title: 'Bu satışı geri alalım mı?',
    text: `${count} parça stoğa döner, ${formatTl(totalKurus)} ödeme kaydı geri alınır. Parayı aldıysanız geri verin.`,
    confirmLabel: 'Satışı Geri Al',
  };
}
