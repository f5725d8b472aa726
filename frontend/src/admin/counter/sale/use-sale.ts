import { useEffect, useState } from 'react';
import type { SellPiecesDto } from '@contract/desk/counter.dto.js';
import type { CounterSale } from '@contract/desk/counter.views.js';
import { httpStatusOf } from '../../../lib/server/error-code.js';
import { trpc } from '../../../lib/server/trpc.js';
import { pendingSale } from './pending-sale.js';

/** Tried by itself before somebody is asked to try again. */
const RETRIES = 3;
const FIRST_PAUSE_MS = 1_000;
/** Refusals before the sale itself was looked at; an earlier try may have sold. */
const SAY_NOTHING_OF_THE_SALE = [401, 403, 429];

/** Where a sale stands; 'checking' and 'unknown': an answer was lost, so it may have been made. */
export type SaleState = 'open' | 'sending' | 'checking' | 'unknown' | 'refused';

/**
 * Sends a sale until its answer is known. The same request is sent again after a lost answer, also after the page was
 * loaded anew, and sells once.
 */
export function useSale(onSold: (sale: CounterSale) => void) {
  const utils = trpc.useUtils();
  const [sold, setSold] = useState<CounterSale | null>(null);
  const sell = trpc.admin.counter.sell.useMutation({
    // Without a connection it fails and says so, instead of waiting in silence.
    networkMode: 'always',
    retry: (failures, error) => failures < RETRIES && !isRefusal(error),
    retryDelay: (failures) => FIRST_PAUSE_MS * 2 ** failures,
    onSuccess: (sale) => {
      pendingSale.forget();
      setSold(sale);
      onSold(sale);
    },
    onError: (error) => isRefusal(error) && pendingSale.forget(),
    onSettled: () => utils.admin.counter.invalidate(),
  });
  const { mutate, reset, variables, isPending, failureCount, error } = sell;
  const state = stateOf({ isPending, failureCount, error });

  useEffect(() => {
    const left = pendingSale.read();
    if (left !== null) mutate(left);
  }, [mutate]);

  useEffect(() => {
    if (state !== 'unknown' || variables === undefined) return;
    const again = () => mutate(variables);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [state, mutate, variables]);

  return {
    state,
    /** Nothing else is sold before its answer is known. */
    isBusy: state === 'sending' || state === 'checking' || state === 'unknown',
    error,
    sold,
    setSold,
    send: (sale: SellPiecesDto) => {
      setSold(null);
      pendingSale.keep(sale);
      mutate(sale);
    },
    again: () => variables !== undefined && mutate(variables),
    giveUp: () => {
      pendingSale.forget();
      reset();
    },
  };
}

interface Sending {
  readonly isPending: boolean;
  readonly failureCount: number;
  readonly error: unknown;
}

function stateOf({ isPending, failureCount, error }: Sending): SaleState {
  if (isPending) return failureCount > 0 ? 'checking' : 'sending';
  if (error === null) return 'open';
  return isRefusal(error) ? 'refused' : 'unknown';
}

/** The shop has certainly not sold. */
function isRefusal(error: unknown): boolean {
  const status = httpStatusOf(error);
  return status !== null && status >= 400 && status < 500 && !SAY_NOTHING_OF_THE_SALE.includes(status);
}
