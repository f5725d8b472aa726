import { keepPreviousData } from '@tanstack/react-query';
import type { CartItem } from '@contract/checkout/cart/cart.js';
import {
  acceptCartChange,
  type CartChange,
  reconcileCart,
  toRequestedLine,
} from '@contract/checkout/cart/reconcile-cart.js';
import type { PromisedPieces } from '@contract/orders/preparation.js';
import type { VatGroup } from '@contract/orders/order-totals.js';
import { lineKey } from '@contract/orders/line-kind.js';
import type { QuoteLine } from '@contract/checkout/quote.js';
import { cartInput } from '../../lib/cart/cart-input.js';
import { cartStore } from '../../lib/cart/cart-store.js';
import { usePendingHoldId } from '../../lib/orders/pending-order.js';
import { trpc } from '../../lib/server/trpc.js';
import { useCart } from '../../lib/cart/use-cart.js';
import { cartContents } from '../../lib/cart/cart-contents.js';
import { useShipping } from '../../lib/cart/use-shipping.js';
import { type CartShipping, cartShipping } from './cart-shipping.js';
import { type CouponState, couponState, type QuoteAnswer } from './coupon-state.js';

export interface CartQuote {
  /** Changes in the shop that the visitor has to accept, by line; those of the coupon under 'coupon'. */
  readonly changes: ReadonlyMap<string, CartChange>;
  readonly coupon: CouponState;
  readonly shipping: CartShipping;
  /** What the shop promises of the pieces; null while the answer is awaited, and without pieces. */
  readonly promised: PromisedPieces | null;
  /** What the total contains by rate of KDV; empty while the answer is awaited. */
  readonly vatGroups: readonly VatGroup[];
  /** The line with the shop's current data. */
  readonly lineOf: (item: CartItem) => QuoteLine | undefined;
  readonly accept: (change: CartChange) => void;
  readonly acceptAll: () => void;
}

/**
 * Compares the cart with the shop whenever it is opened. Without an answer the cart stays usable, because the
 * checkout asks again before any payment.
 */
export function useCartQuote(isOpen: boolean): CartQuote {
  const { state, isEmpty } = useCart();
  const ownHoldId = usePendingHoldId();
  const query = trpc.checkout.quote.useQuery(
    { ...cartInput(state), ...(ownHoldId !== undefined && { holdId: ownHoldId }) },
    { enabled: isOpen && !isEmpty, staleTime: 0, placeholderData: keepPreviousData },
  );
  const quote = query.data;
  const promise = useShipping();
  const answer = {
    quote,
    isCurrent: !query.isFetching && !query.isPlaceholderData,
    isMissing: query.isError || query.isPaused,
  };
  const changes = quote ? reconcileCart(state, quote) : [];
  const quoted = new Map(quote?.lines.map((line) => [lineKey(line), line]));
  return {
    changes: new Map(changes.map((change) => [change.id, change])),
    coupon: couponState(state, answer),
    shipping: cartShipping(answer, { hasPieces: cartContents(state).pieces > 0, promise }),
    ...certain(answer, changes.length > 0),
    lineOf: (item) => quoted.get(lineKey(toRequestedLine(item))),
    accept: (change) => cartStore.replace(acceptCartChange(cartStore.snapshot(), change)),
    acceptAll: () => cartStore.replace(changes.reduce(acceptCartChange, cartStore.snapshot())),
  };
}

/** What is told of the current cart only. The KDV belongs to the total, which the visitor must accept first. */
function certain(
  { quote, isCurrent }: QuoteAnswer,
  hasChanges: boolean,
): Pick<CartQuote, 'promised' | 'vatGroups'> {
  if (!isCurrent || quote === undefined) return { promised: null, vatGroups: [] };
  return { promised: quote.delivery, vatGroups: hasChanges ? [] : quote.vatGroups };
}
