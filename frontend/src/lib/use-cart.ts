import { useSyncExternalStore } from 'react';
import { type CartState, type CartTotals, cartTotals } from '@contract/cart/cart.js';
import { cartStore } from './cart-store.js';

export interface Cart extends CartTotals {
  readonly state: CartState;
  readonly isEmpty: boolean;
}

/** The cart as it stands; it is changed with `cartStore.dispatch`. On the server it is empty. */
export function useCart(): Cart {
  const state = useSyncExternalStore(cartStore.subscribe, cartStore.snapshot, cartStore.serverSnapshot);
  return { state, isEmpty: state.items.length === 0, ...cartTotals(state) };
}
