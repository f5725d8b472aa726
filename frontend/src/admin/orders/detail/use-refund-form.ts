import { useState } from 'react';
import { formatTl } from '@contract/common/money.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { amountText } from '../../lib/amount-text.js';
import { amount } from '../../lib/filter-values.js';
import { linesWithPieces } from './transition-notes.js';
import { refundChoices } from './refund-choice.js';

const newKey = () => crypto.randomUUID();

/** The refund form. It keeps the order as it was when the form was opened; `order` is the current one. */
export function useRefundForm(order: AdminOrderView) {
  const [seen, setSeen] = useState(order);
  const [requestKey, setRequestKey] = useState(newKey);
  const choices = refundChoices(seen);
  const [isRestocking, setIsRestocking] = useState(false);
  const [lineId, setLineId] = useState<string | null>(null);
  /** Null for the whole amount of the choice. */
  const [typed, setTyped] = useState<string | null>(null);
  const all = { lineId: null, name: '', mostKurus: seen.refundableKurus };
  const chosen = choices.find((choice) => choice.lineId === lineId) ?? all;
  const kurus = typed === null ? chosen.mostKurus : (amount.read(typed) ?? null);
  const piecesToRestock = piecesOf(seen, chosen.lineId);
  const error = complaint(kurus, chosen.mostKurus);
  // A new decision gets a new key, so that it is not taken for a repetition of an earlier one.
  const decideAnew = (next: string | null) => {
    setTyped(next);
    setRequestKey(newKey());
  };
  return {
    seen,
    /** True when a refund was made meanwhile, or less is in progress. */
    isOutdated: remainingOf(order) !== remainingOf(seen),
    requestKey,
    /** An amount was typed, or it was said that the pieces came back. */
    isDirty: typed !== null || isRestocking,
    piecesToRestock,
    restocks: isRestocking && piecesToRestock > 0,
    setRestocks: (next: boolean) => {
      setIsRestocking(next);
      setRequestKey(newKey());
    },
    choices,
    chosen,
    kurus: error === undefined ? kurus : null,
    error,
    text: typed ?? amountText(chosen.mostKurus),
    choose: (next: string | null) => {
      setLineId(next);
      decideAnew(null);
    },
    write: decideAnew,
    lookAgain: () => {
      setSeen(order);
      setLineId(null);
      setIsRestocking(false);
      decideAnew(null);
    },
  };
}

/** The pieces of the line, or of the whole order, that are not back in the stock. */
function piecesOf(order: AdminOrderView, lineId: string | null): number {
  const lines = linesWithPieces(order).filter(({ id }) => lineId === null || id === lineId);
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function complaint(kurus: number | null, mostKurus: number): string | undefined {
  if (kurus === null) return 'Tutarı 1.250,00 gibi yazın.';
  if (kurus < 1) return 'İade tutarı 0,01 TL’den az olamaz.';
  return kurus > mostKurus ? `En çok ${formatTl(mostKurus)} iade edilebilir.` : undefined;
}

function remainingOf(order: AdminOrderView): string {
  return refundChoices(order)
    .map(({ mostKurus }) => mostKurus)
    .join();
}
