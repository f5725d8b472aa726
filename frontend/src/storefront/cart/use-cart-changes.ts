import { keepPreviousData } from '@tanstack/react-query';
import { acceptCartChange, type CartChange, reconcileCart } from '@contract/cart/reconcile-cart.js';
import { cartStore } from '../../lib/cart-store.js';
import { pendingHoldId } from '../../lib/pending-order.js';
import { trpc } from '../../lib/trpc.js';
import { useCart } from '../../lib/use-cart.js';

export interface CartChanges {
  readonly byLine: ReadonlyMap<string, CartChange>;
  readonly accept: (change: CartChange) => void;
  readonly acceptAll: () => void;
}

/**
 * What changed in the shop since the lines were put in the cart, asked whenever the cart is looked at.
 * Without an answer the cart stays usable: the checkout asks again before any money moves.
 */
export function useCartChanges(isOpen: boolean): CartChanges {
  const { state } = useCart();
  const items = state.items
    .filter(({ type }) => type === 'product')
    .map(({ id, quantity, priceKurus }) => ({ productId: id, quantity, unitPriceKurus: priceKurus }));
  const ownHoldId = pendingHoldId();
  const { data: quote } = trpc.checkout.quote.useQuery(
    { items, ...(ownHoldId === undefined ? {} : { holdId: ownHoldId }) },
    { enabled: isOpen && items.length > 0, staleTime: 0, placeholderData: keepPreviousData },
  );
  const changes = quote ? reconcileCart(state, quote) : [];
  return {
    byLine: new Map(changes.map((change) => [change.id, change])),
    accept: (change) => cartStore.replace(acceptCartChange(cartStore.snapshot(), change)),
    acceptAll: () => cartStore.replace(changes.reduce(acceptCartChange, cartStore.snapshot())),
  };
}
