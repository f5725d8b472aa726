import { useSyncExternalStore } from 'react';
import { type CartState, type CartTotals, cartTotals } from '@contract/checkout/cart/cart.js';
import { cartStore } from './cart-store.js';

export interface Cart extends CartTotals {
  readonly state: CartState;
  readonly isEmpty: boolean;
}

/** Returns the cart, which `cartStore.dispatch` changes. On the server it is empty. */
export function useCart(): Cart {
  const state = useSyncExternalStore(cartStore.subscribe, cartStore.snapshot, cartStore.serverSnapshot);
  return { state, isEmpty: state.items.length === 0, ...cartTotals(state) };
}
