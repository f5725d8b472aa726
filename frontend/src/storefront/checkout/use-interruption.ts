import { useCart } from '../../lib/cart/use-cart.js';
import { usePendingHoldId } from '../../lib/orders/pending-order.js';
import type { Reservation } from './use-hold.js';

/**
 * What ended the hold of an open checkout. 'expired': its time. 'replaced': another tab holds the cart now. 'emptied':
 * nothing is in the cart any more, because another tab paid for it or emptied it.
 */
export type Interruption = 'expired' | 'replaced' | 'emptied';

interface OpenCheckout {
  readonly reservation: Reservation;
  readonly secondsLeft: number;
  /** True while the order is being sent or has been placed, which nothing interrupts. */
  readonly isBusy: boolean;
}

/** What keeps the buyer from going on; null while the hold stands. */
export function useInterruption({ reservation, secondsLeft, isBusy }: OpenCheckout): Interruption | null {
  const { status, hold } = reservation;
  const { state } = useCart();
  const latestHoldId = usePendingHoldId();
  if (hold === null || isBusy || (status !== 'held' && status !== 'expired')) return null;
  if (state.items.length === 0) return 'emptied';
  if (status === 'expired' || secondsLeft === 0) return 'expired';
  return latestHoldId !== undefined && latestHoldId !== hold.id ? 'replaced' : null;
}
