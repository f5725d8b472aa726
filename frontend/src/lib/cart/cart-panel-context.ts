import { createContext, useContext } from 'react';

/** Opens the cart panel or the checkout from any screen. */
export interface CartPanelControl {
  readonly openCart: () => void;
  readonly openCheckout: () => void;
  /** True while the cart or the checkout covers the page. */
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
