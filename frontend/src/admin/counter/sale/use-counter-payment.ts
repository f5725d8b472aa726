import { useState } from 'react';
import type { CounterPayment } from '@contract/desk/counter.views.js';
import { NOTED_PAYMENT_METHODS, type NotedPaymentMethod } from '@contract/payments/payment-method.js';

/** In kuruş; NaN while an amount is not readable. */
type Amounts = Readonly<Partial<Record<NotedPaymentMethod, number>>>;

/** How the buyer pays: all by one way, or parts by several. */
export function useCounterPayment() {
  const [method, setMethod] = useState<NotedPaymentMethod | null>(null);
  // Null while one way pays all.
  const [amounts, setAmounts] = useState<Amounts | null>(null);
  const restOf = (totalKurus: number) =>
    NOTED_PAYMENT_METHODS.reduce((rest, each) => rest - readable(amounts?.[each]), totalKurus);
  const setAmount = (each: NotedPaymentMethod, kurus: number) => setAmounts({ ...amounts, [each]: kurus });
  return {
    ...{ method, setMethod, amounts, restOf, setAmount },
    split: () => setAmounts({}),
    join: () => setAmounts(null),
    /** Writes what is left where nothing was typed yet, once another part was. */
    fillRest: (each: NotedPaymentMethod, totalKurus: number) => {
      const restKurus = restOf(totalKurus);
      const isFirst = restKurus === totalKurus;
      if (!isFirst && restKurus > 0 && amounts?.[each] === undefined) setAmount(each, restKurus);
    },
    /** What is to be said before anything can be sold; of a divided payment the amounts tell what is left. */
    missing: amounts === null && method === null ? 'Nasıl ödendiğini seçince satabilirsiniz.' : null,
    /** Null as long as it is not said how all of it is paid. */
    partsOf: (totalKurus: number): CounterPayment[] | null => {
      if (amounts === null) return method && [{ method, amountKurus: totalKurus }];
      if (restOf(totalKurus) !== 0) return null;
      const parts = NOTED_PAYMENT_METHODS.map((each) => ({
        method: each,
        amountKurus: readable(amounts[each]),
      }));
      return parts.filter(({ amountKurus }) => amountKurus > 0);
    },
    clear: () => {
      setMethod(null);
      setAmounts(null);
    },
  };
}

function readable(kurus: number | undefined): number {
  return kurus === undefined || Number.isNaN(kurus) ? 0 : kurus;
}
