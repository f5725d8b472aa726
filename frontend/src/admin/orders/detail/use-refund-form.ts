import { useState } from 'react';
import { formatTl } from '@contract/common/money.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { type RefundableLine, refundableLines } from '@contract/orders/refundable-lines.js';
import { amountText } from '../../lib/amount-text.js';
import { amount } from '../../lib/filter-values.js';
import { linesWithPieces } from './transition-notes.js';

const newKey = () => crypto.randomUUID();

/** What was decided about a line. */
interface Entry {
  readonly isChosen: boolean;
  readonly text: string;
}

/** A line of the form. */
export interface RefundPart extends RefundableLine, Entry {
  /** Null while the text is no amount that can be refunded, which `error` explains. */
  readonly kurus: number | null;
  readonly error: string | undefined;
}

/**
 * The refund form, in which each line has an amount; at first all that is left of the order. It keeps the
 * order as it was when the form was opened; `order` is the current one.
 */
export function useRefundForm(order: AdminOrderView) {
  const [seen, setSeen] = useState(order);
  const [requestKey, setRequestKey] = useState(newKey);
  const [entries, setEntries] = useState<Readonly<Record<string, Entry>>>({});
  const [isRestocking, setIsRestocking] = useState(false);
  const parts = refundableLines(seen).map((line) => partOf(line, entries[line.lineId]));
  const chosen = parts.filter(({ isChosen }) => isChosen);
  const piecesToRestock = piecesOf(seen, chosen);
  // A new decision gets a new key, so that it is not taken for a repetition of an earlier one.
  const change = (changed: readonly RefundPart[], entry: (part: RefundPart) => Partial<Entry>) => {
    const next = changed.map((part): [string, Entry] => [part.lineId, { ...entryOf(part), ...entry(part) }]);
    setEntries({ ...entries, ...Object.fromEntries(next) });
    setRequestKey(newKey());
  };
  return {
    seen,
    /** True when a refund was made meanwhile, or less is in progress. */
    isOutdated: remainingOf(order) !== remainingOf(seen),
    requestKey,
    /** A line or an amount was changed, or it was said that the pieces came back. */
    isDirty: Object.keys(entries).length > 0 || isRestocking,
    piecesToRestock,
    restocks: isRestocking && piecesToRestock > 0,
    setRestocks: (next: boolean) => {
      setIsRestocking(next);
      setRequestKey(newKey());
    },
    parts,
    chosen,
    /** The sum; null while something is missing or wrong. */
    totalKurus: totalOf(chosen),
    choose: (part: RefundPart, isChosen: boolean) => change([part], () => ({ isChosen })),
    chooseAll: (isChosen: boolean) => change(parts, () => ({ isChosen })),
    write: (part: RefundPart, text: string) => change([part], () => ({ text })),
    /** Writes this share of the rest into all chosen lines. */
    writeShare: (share: number) =>
      change(chosen, ({ mostKurus }) => ({ text: amountText(Math.max(1, Math.round(mostKurus * share))) })),
    lookAgain: () => {
      setSeen(order);
      setEntries({});
      setIsRestocking(false);
      setRequestKey(newKey());
    },
  };
}

function partOf(line: RefundableLine, entry: Entry | undefined): RefundPart {
  const { isChosen, text } = entry ?? { isChosen: true, text: amountText(line.mostKurus) };
  const kurus = amount.read(text) ?? null;
  const error = isChosen ? complaint(kurus, line.mostKurus) : undefined;
  return { ...line, isChosen, text, kurus: error === undefined ? kurus : null, error };
}

function entryOf({ isChosen, text }: RefundPart): Entry {
  return { isChosen, text };
}

function totalOf(chosen: readonly RefundPart[]): number | null {
  if (chosen.length === 0 || chosen.some(({ kurus }) => kurus === null)) return null;
  return chosen.reduce((sum, { kurus }) => sum + (kurus ?? 0), 0);
}

/** The pieces of these lines that are not back in the stock. */
function piecesOf(order: AdminOrderView, chosen: readonly RefundPart[]): number {
  const lines = linesWithPieces(order).filter(({ id }) => chosen.some(({ lineId }) => lineId === id));
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function complaint(kurus: number | null, mostKurus: number): string | undefined {
  if (kurus === null) return 'Tutarı 1.250,00 gibi yazın.';
  if (kurus < 1) return 'İade tutarı 0,01 TL’den az olamaz.';
  return kurus > mostKurus ? `En çok ${formatTl(mostKurus)} iade edilebilir.` : undefined;
}

function remainingOf(order: AdminOrderView): string {
  return refundableLines(order)
    .map(({ lineId, mostKurus }) => `${lineId} ${mostKurus}`)
    .join();
}
