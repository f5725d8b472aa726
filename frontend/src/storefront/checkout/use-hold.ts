import { useCallback, useRef, useState } from 'react';
import { type CartChange, reconcileCart, acceptCartChange } from '@contract/checkout/cart/reconcile-cart.js';
import type { HoldView } from '@contract/checkout/checkout.views.js';
import { COUPON_REFUSALS } from '@contract/coupons/coupons.errors.js';
import { cartInput } from '../../lib/cart/cart-input.js';
import { cartStore } from '../../lib/cart/cart-store.js';
import { describeError, type DescribedError } from '../../lib/server/describe-error.js';
import { forgetHold, rememberHold } from '../../lib/orders/keep-pending-order.js';
import { pendingHoldId } from '../../lib/orders/pending-order.js';
import { trpc } from '../../lib/server/trpc.js';

export interface Reservation {
  readonly status: 'opening' | 'held' | 'changed' | 'expired' | 'problem';
  /** The last hold. It stays while a new one is taken, so that the screen keeps its totals. */
  readonly hold: HoldView | null;
  /** The end of the hold by this browser's clock. */
  readonly deadline: number;
  /** The changes that the visitor must accept before the seats and pieces can be held. */
  readonly changes: readonly CartChange[];
  readonly problem: DescribedError | null;
}

const OPENING: Reservation = { status: 'opening', hold: null, deadline: 0, changes: [], problem: null };

/** Errors that mean that the shop differs from the cart; the quote tells where. */
const CHANGED_CODES: readonly DescribedError['code'][] = [
  'cart_changed',
  'out_of_stock',
  'insufficient_stock',
  'product_not_found',
  'workshop_full',
  'insufficient_seats',
  'workshop_begun',
  'workshop_not_found',
  ...(Object.keys(COUPON_REFUSALS) as (keyof typeof COUPON_REFUSALS)[]),
];

/** Holds the cart for the visitor who is paying, prolongs the hold, and releases it. */
export function useHold() {
  const [reservation, setReservation] = useState(OPENING);
  const { client } = trpc.useUtils();
  const held = useRef<HeldCart | null>(null);
  const isClosed = useRef(false);

  const keep = useCallback((hold: HoldView) => {
    const deadline = Date.now() + hold.secondsLeft * 1000;
    held.current = { id: hold.id, deadline };
    rememberHold({ holdId: hold.id, endsAt: deadline, quantities: hold.reserved, whole: wholeOf(hold) });
    setReservation({ ...OPENING, status: 'held', hold, deadline });
  }, []);

  const explain = useCallback(
    async (problem: DescribedError) => {
      const changes = CHANGED_CODES.includes(problem.code)
        ? await findChanges(client, ownHoldId(held.current))
        : [];
      const status = changes.length > 0 ? 'changed' : 'problem';
      setReservation((current) => ({ ...current, status, changes, problem }));
    },
    [client],
  );

  /** Returns the hold, or null when the visitor must decide or read something first. */
  const reserve = useCallback(async (): Promise<HoldView | null> => {
    setReservation((current) => ({ ...current, status: 'opening', changes: [], problem: null }));
    const replacesHoldId = ownHoldId(held.current);
    const replaced = replacesHoldId === undefined ? {} : { replacesHoldId };
    try {
      const hold = await client.checkout.open.mutate({ ...cartInput(cartStore.snapshot()), ...replaced });
      keep(hold);
      if (!isClosed.current) return hold;
      await releaseHold(client, hold.id);
    } catch (error) {
      await explain(describeError(error));
    }
    return null;
  }, [client, explain, keep]);

  /** Changes the cart to what the shop can sell; the caller then holds that. */
  const acceptChanges = useCallback(() => {
    cartStore.replace(reservation.changes.reduce(acceptCartChange, cartStore.snapshot()));
  }, [reservation.changes]);

  const renew = useCallback(async (): Promise<DescribedError | null> => {
    if (held.current === null) return null;
    try {
      keep(await client.checkout.renew.mutate({ holdId: held.current.id }));
      return null;
    } catch (error) {
      return describeError(error);
    }
  }, [client, keep]);

  const expire = useCallback(() => {
    if (held.current !== null) forgetHold(held.current.id);
    setReservation((current) => ({ ...current, status: 'expired' }));
  }, []);

  /** Releases the hold when the visitor leaves, so that others can buy. If the call fails, the hold simply expires. */
  const release = useCallback(() => {
    isClosed.current = true;
    if (held.current === null) return;
    releaseHold(client, held.current.id).catch(() => undefined);
  }, [client]);

  return { reservation, reserve, acceptChanges, renew, expire, release };
}

interface HeldCart {
  readonly id: string;
  /** In milliseconds of this browser's clock. */
  readonly deadline: number;
}

/** The hold that keeps the buyer's pieces: another tab may have taken a later one while this one still ran. */
function ownHoldId(held: HeldCart | null): string | undefined {
  if (held !== null && held.deadline <= Date.now()) return held.id;
  return pendingHoldId() ?? held?.id;
}

/** What the cart holds by product or session. */
function wholeOf({ quote }: HoldView): Record<string, number> {
  const quantities: Record<string, number> = {};
  for (const { id, quantity } of quote.lines) quantities[id] = (quantities[id] ?? 0) + quantity;
  return quantities;
}

type Client = ReturnType<typeof trpc.useUtils>['client'];

/** The hold stays remembered until the shop has answered, so that the cart still counts it as its own. */
async function releaseHold(client: Client, holdId: string): Promise<void> {
  await client.checkout.release.mutate({ holdId });
  forgetHold(holdId);
}

async function findChanges(client: Client, holdId: string | undefined): Promise<CartChange[]> {
  const ownHold = holdId === undefined ? {} : { holdId };
  try {
    const cart = cartStore.snapshot();
    const quote = await client.checkout.quote.query({ ...cartInput(cart), ...ownHold });
    return reconcileCart(cart, quote);
  } catch {
    return [];
  }
}
