import { useMemo, useSyncExternalStore } from 'react';
import { CART_CLEARED_EVENT } from '../cart/cart-store.js';

const KEY = 'toprak.pending-order';
const HOLD_KEY = 'toprak.open-hold';
const AT_BANK_KEY = 'toprak.at-bank';

/** The order that this browser last sent to the bank. Only its payment may empty the cart, and only once. */
interface PendingOrder {
  readonly orderId: string;
  /** The hold of the order, which keeps the pieces for the buyer who comes back from the bank. */
  readonly holdId: string;
  readonly held?: Held;
}

/** The hold of an open checkout, perhaps in another tab or from before a reload. */
interface OpenHold {
  readonly holdId: string;
  /** The end in milliseconds of this browser's clock. */
  readonly endsAt: number;
  /** What is reserved by product or session. */
  readonly quantities?: Quantities;
  /** What will be reserved once the order goes to the bank: the whole cart. */
  readonly whole?: Quantities;
}

type Quantities = Readonly<Record<string, number>>;
type Held = Required<Pick<OpenHold, 'endsAt' | 'quantities'>>;

/** Remembers the order with its hold, which is no longer an open one. */
export function rememberPendingOrder({ orderId, holdId }: Omit<PendingOrder, 'held'>): void {
  const { endsAt, whole: quantities } = openHold() ?? {};
  const held = endsAt === undefined || quantities === undefined ? {} : { held: { endsAt, quantities } };
  write(KEY, { orderId, holdId, ...held });
  forgetHold(holdId);
}

/** Forgets what the order had reserved, once its payment has failed: the shop has put it back. */
export function forgetHeldOf(orderId: string): void {
  const order = pendingOrder();
  if (order?.orderId === orderId) write(KEY, { orderId, holdId: order.holdId });
}

/** Remembers that this tab leaves for the bank's page. */
export function goToBank(): void {
  try {
    window.sessionStorage.setItem(AT_BANK_KEY, 'true');
  } catch {
    return;
  }
}

/** Whether this tab had left for the bank's page; it is told once. */
export function returnFromBank(): boolean {
  try {
    const wasThere = window.sessionStorage.getItem(AT_BANK_KEY) !== null;
    window.sessionStorage.removeItem(AT_BANK_KEY);
    return wasThere;
  } catch {
    return false;
  }
}

export function rememberHold(hold: OpenHold): void {
  write(HOLD_KEY, hold);
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

/** How many pieces or seats this browser reserves itself; they are taken for others, but not for their buyer. */
export function useOwnHeld(id: string): number {
  return useSyncExternalStore(subscribe, () => ownHeld(id), noneHeld);
}

/** All that this browser reserves itself, by product or session. */
export function useAllOwnHeld(): Quantities {
  const kept = useSyncExternalStore(subscribe, () => JSON.stringify(allOwnHeld()), nothingHeld);
  return useMemo(() => JSON.parse(kept) as Quantities, [kept]);
}

function ownHeld(id: string): number {
  return allOwnHeld()[id] ?? 0;
}

function allOwnHeld(): Quantities {
  const hold = openHold() ?? pendingOrder()?.held;
  return hold !== undefined && hold.endsAt > Date.now() ? (hold.quantities ?? {}) : {};
}

function noneHeld(): number {
  return 0;
}

function nothingHeld(): string {
  return '{}';
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
