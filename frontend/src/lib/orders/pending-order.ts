import { useMemo, useSyncExternalStore } from 'react';

/** The places in the browser's storage, which `keep-pending-order.ts` fills and empties. */
export const ORDER_KEY = 'toprak.pending-order';
export const HOLD_KEY = 'toprak.open-hold';

/** The order that this browser last sent to the bank. Only its payment may empty the cart, and only once. */
export interface PendingOrder {
  readonly orderId: string;
  /** The hold of the order, which keeps the pieces for the buyer who comes back from the bank. */
  readonly holdId: string;
  readonly held?: Held;
}

/** The hold of an open checkout, perhaps in another tab or from before a reload. */
export interface OpenHold {
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

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

function noHold(): undefined {
  return undefined;
}

export function pendingOrder(): PendingOrder | null {
  const kept = read(ORDER_KEY);
  return isKeptOrder(kept) ? kept : null;
}

export function openHold(): OpenHold | null {
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
