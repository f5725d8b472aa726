import { useParams, useSearchParams } from 'react-router-dom';
import type { PaymentPhase } from '@contract/orders/order.views.js';
import { trpc } from '../../../lib/server/trpc.js';

/** The query parameter with the order's key. */
const KEY_PARAMETER = 'anahtar';

const FIRST_LOOK_MS = 2000;
const SLOWEST_LOOK_MS = 15_000;
const BANK_LOOK_MS = 10_000;

/**
 * Reads the order in the address, and polls while its payment is open. Its customer needs no key; for anybody else
 * the order does not exist without one.
 */
export function useOrder() {
  const { orderId = '' } = useParams();
  const [search] = useSearchParams();
  const accessKey = search.get(KEY_PARAMETER);
  const order = trpc.orders.view.useQuery(
    { orderId, ...(accessKey !== null && { accessKey }) },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => nextLookMs(state.data?.payment.phase, state.dataUpdateCount),
    },
  );
  return { order, accessKey };
}

/** Polls quickly at first and then less often, because asking does not make a slow bank faster. */
export function nextLookMs(phase: PaymentPhase | undefined, looks: number): number | false {
  if (phase === 'awaiting_bank') return BANK_LOOK_MS;
  if (phase === 'in_review' || phase === 'refunding') return SLOWEST_LOOK_MS;
  if (phase !== 'checking') return false;
  return Math.min(FIRST_LOOK_MS * 1.4 ** Math.max(0, looks - 3), SLOWEST_LOOK_MS);
}
