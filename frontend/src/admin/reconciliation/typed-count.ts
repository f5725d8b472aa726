import type { TillCountView, TillExpectation } from '@contract/reconciliation/reconciliation.views.js';
import { amountText } from '../lib/amount-text.js';
import { amount } from '../lib/filter-values.js';

/** A count as it stands in the fields. */
export interface TypedCount {
  readonly cash: string;
  /** What stays in the till for the next day. */
  readonly kept: string;
  readonly terminal: string;
  readonly note: string;
}

/** The count in kuruş, as far as it can be read, and how far it is from what should be there. */
export interface ReadCount {
  readonly cashKurus: number | null;
  readonly keptKurus: number | null;
  readonly posKurus: number | null;
  readonly cashDifference: number | null;
  readonly posDifference: number | null;
}

export type CountProblems = Partial<Record<keyof TypedCount, string>>;

const NOTHING: TypedCount = { cash: '', kept: '', terminal: '', note: '' };
const AMOUNT_WRONG = 'Tutarı yazın, örneğin 1.250,00.';

/** The count of the day that is corrected, or empty fields. */
export function typedCount(last: TillCountView | null): TypedCount {
  if (last === null) return NOTHING;
  const { cashCountedKurus, cashLeftKurus, posCountedKurus, note } = last;
  return {
    ...{ cash: amountText(cashCountedKurus), kept: amountText(cashLeftKurus) },
    ...{ terminal: amountText(posCountedKurus), note },
  };
}

export function readCount(typed: TypedCount, expectation: TillExpectation): ReadCount {
  const [cashKurus = null, keptKurus = null, posKurus = null] = [typed.cash, typed.kept, typed.terminal].map(
    (text) => amount.read(text) ?? null,
  );
  return {
    ...{ cashKurus, keptKurus, posKurus },
    cashDifference: cashKurus === null ? null : cashKurus - expectation.cashExpectedKurus,
    posDifference: posKurus === null ? null : posKurus - expectation.posExpectedKurus,
  };
}

export function isUneven({ cashDifference, posDifference }: ReadCount): boolean {
  return (cashDifference ?? 0) !== 0 || (posDifference ?? 0) !== 0;
}

/** What is wrong with the fields; empty when the count can be saved. */
export function countProblems(typed: TypedCount, read: ReadCount): CountProblems {
  const { cashKurus, keptKurus, posKurus } = read;
  const isTooMuch = keptKurus !== null && keptKurus > (cashKurus ?? 0);
  return {
    ...(cashKurus === null && { cash: AMOUNT_WRONG }),
    ...(keptKurus === null && { kept: AMOUNT_WRONG }),
    ...(isTooMuch && { kept: 'Kasada bırakılan, sayılandan fazla olamaz.' }),
    ...(posKurus === null && { terminal: AMOUNT_WRONG }),
    ...(isUneven(read) &&
      typed.note.trim() === '' && { note: 'Fark var; nedenini ya da bilmediğinizi yazın.' }),
  };
}
