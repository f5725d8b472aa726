import { CART_CLEARED_EVENT } from './cart-store.js';

const KEY = 'toprak.pending-order';

/** The order that this browser last sent to the bank. Only its payment may empty the cart, and only once. */
interface PendingOrder {
  readonly orderId: string;
  /** Still keeps the pieces: whoever walks back from the bank is not in their own way. */
  readonly holdId: string;
}

export function rememberPendingOrder({ orderId, holdId }: PendingOrder): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify({ orderId, holdId }));
  } catch {
    return;
  }
}

/** The hold of the order at the bank, as far as this browser knows. */
export function pendingHoldId(): string | undefined {
  return pendingOrder()?.holdId;
}

/** Called when an order page says 'paid': an old order that is looked at again leaves a new cart alone. */
export function settlePaidOrder(orderId: string): void {
  if (pendingOrder()?.orderId !== orderId) return;
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    return;
  }
  window.dispatchEvent(new Event(CART_CLEARED_EVENT));
}

function pendingOrder(): PendingOrder | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? 'null');
    return isPendingOrder(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isPendingOrder(kept: unknown): kept is PendingOrder {
  const { orderId, holdId } = (kept ?? {}) as Partial<PendingOrder>;
  return typeof orderId === 'string' && typeof holdId === 'string';
}
