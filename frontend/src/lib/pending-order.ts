import { useSyncExternalStore } from 'react';
import { CART_CLEARED_EVENT } from './cart-store.js';

const KEY = 'toprak.pending-order';
const HOLD_KEY = 'toprak.open-hold';

/** The order that this browser last sent to the bank. Only its payment may empty the cart, and only once. */
interface PendingOrder {
  readonly orderId: string;
  /** The hold of the order, which keeps the pieces for the buyer who comes back from the bank. */
  readonly holdId: string;
}

/** The hold of an open checkout, perhaps in another tab or from before a reload. */
interface OpenHold {
  readonly holdId: string;
  /** The end in milliseconds of this browser's clock. */
  readonly endsAt: number;
}

/** Remembers the order with its hold, which is no longer an open one. */
export function rememberPendingOrder({ orderId, holdId }: PendingOrder): void {
  write(KEY, { orderId, holdId });
  forgetHold(holdId);
}

export function rememberHold({ holdId, endsAt }: OpenHold): void {
  write(HOLD_KEY, { holdId, endsAt });
}

/** Forgets the hold, unless another tab has a newer one. */
export function forgetHold(holdId: string): void {
  if (openHold()?.holdId === holdId) remove(HOLD_KEY);
}

/**
 * Returns the hold that this browser has. An open hold is always newer than the order that was last sent to the bank,
 * so it comes before the hold of that order.
 */
export function pendingHoldId(): string | undefined {
  const hold = openHold();
  return hold !== null && hold.endsAt > Date.now() ? hold.holdId : pendingOrder()?.holdId;
}

/** The pending hold, also when another tab changes it. */
export function usePendingHoldId(): string | undefined {
  return useSyncExternalStore(subscribe, pendingHoldId, noHold);
}

/** Whether this browser sent the order to the bank and has not shown it as paid yet. */
export function isPendingOrder(orderId: string): boolean {
  return pendingOrder()?.orderId === orderId;
}

/** Empties the cart when an order page shows 'paid'. An older order leaves the cart alone. */
export function clearPaidCart(orderId: string): void {
  if (!isPendingOrder(orderId) || !remove(KEY)) return;
  window.dispatchEvent(new Event(CART_CLEARED_EVENT));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

function noHold(): undefined {
  return undefined;
}

function pendingOrder(): PendingOrder | null {
  const kept = read(KEY);
  return isKeptOrder(kept) ? kept : null;
}

function openHold(): OpenHold | null {
  const kept = read(HOLD_KEY);
  return isOpenHold(kept) ? kept : null;
}

function isKeptOrder(kept: unknown): kept is PendingOrder {
  const { orderId, holdId } = (kept ?? {}) as Partial<PendingOrder>;
  return typeof orderId === 'string' && typeof holdId === 'string';
}

function isOpenHold(kept: unknown): kept is OpenHold {
  const { holdId, endsAt } = (kept ?? {}) as Partial<OpenHold>;
  return typeof holdId === 'string' && typeof endsAt === 'number';
}

/** Storage can be switched off or full, and its content can be changed by hand. */
function read(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: PendingOrder | OpenHold): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

function remove(key: string): boolean {
  try {
    window.localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
