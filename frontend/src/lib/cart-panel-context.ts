import { createContext, useContext } from 'react';

/** How any screen opens the cart that slides in from the right. */
export interface CartPanelControl {
  readonly openCart: () => void;
}

const CartPanelContext = createContext<CartPanelControl>({ openCart: () => undefined });

export const CartPanelProvider = CartPanelContext.Provider;

export function useCartPanel(): CartPanelControl {
  return useContext(CartPanelContext);
}
