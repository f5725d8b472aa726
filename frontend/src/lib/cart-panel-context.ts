import { createContext, useContext } from 'react';

/** How any screen opens the cart that slides in from the right, or goes on to pay for it. */
export interface CartPanelControl {
  readonly openCart: () => void;
  readonly openCheckout: () => void;
}

const CartPanelContext = createContext<CartPanelControl>({
  openCart: () => undefined,
  openCheckout: () => undefined,
});

export const CartPanelProvider = CartPanelContext.Provider;

export function useCartPanel(): CartPanelControl {
  return useContext(CartPanelContext);
}
