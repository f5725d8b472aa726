import { createContext, useContext } from 'react';

/** How any screen opens the cart that slides in from the right, or goes on to pay for it. */
export interface CartPanelControl {
  readonly openCart: () => void;
  readonly openCheckout: () => void;
  /** The cart or the checkout covers the page. */
  readonly isOpen: boolean;
}

const CartPanelContext = createContext<CartPanelControl>({
  openCart: () => undefined,
  openCheckout: () => undefined,
  isOpen: false,
});

export const CartPanelProvider = CartPanelContext.Provider;

export function useCartPanel(): CartPanelControl {
  return useContext(CartPanelContext);
}
