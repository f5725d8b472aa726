import { useState } from 'react';
import type { TillView } from '@contract/reconciliation/reconciliation.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { toast } from '../../ui/toast.js';
import { describeSaveFailure } from '../lib/describe-load-failure.js';
import {
  countProblems,
  type CountProblems,
  isUneven,
  readCount,
  typedCount,
  type TypedCount,
} from './typed-count.js';

/** What is being counted, against the sums that the page shows. */
export function useTillForm({ expectation, counts }: TillView) {
  const { admin } = trpc.useUtils();
  const last = counts.find(({ day }) => day === expectation.day) ?? null;
  const [typed, setTyped] = useState(() => typedCount(last));
  // Another count is another request.
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID());
  const [problems, setProblems] = useState<CountProblems>({});
  const saving = trpc.admin.reconciliation.countTill.useMutation({
    onSuccess: () => toast.success({ text: 'Kasa sayımı kaydedildi.' }),
    onError: (error) => toast.error({ text: describeSaveFailure(error, 'Sayım kaydedilemedi.') }),
    onSettled: () => admin.reconciliation.till.invalidate(),
  });
  const read = readCount(typed, expectation);
  const save = () => {
    const found = countProblems(typed, read);
    setProblems(found);
    const { cashKurus, keptKurus, posKurus } = read;
    if (cashKurus === null || keptKurus === null || posKurus === null) return;
    if (Object.keys(found).length > 0) return;
    saving.mutate({
      ...{ requestKey, day: expectation.day, note: typed.note },
      ...{ cashCountedKurus: cashKurus, cashLeftKurus: keptKurus, posCountedKurus: posKurus },
      seenCashExpectedKurus: expectation.cashExpectedKurus,
      seenPosExpectedKurus: expectation.posExpectedKurus,
      replaces: last?.id ?? null,
    });
  };
  return {
    ...{ typed, problems, save },
    ...{ cashDifference: read.cashDifference, posDifference: read.posDifference },
    change: (changed: Partial<TypedCount>) => {
      setTyped({ ...typed, ...changed });
      setRequestKey(crypto.randomUUID());
    },
    isUneven: isUneven(read),
    isPending: saving.isPending,
    isCorrection: last !== null,
  };
}
