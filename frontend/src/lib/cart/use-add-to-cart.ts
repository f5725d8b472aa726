import { useCallback } from 'react';
import { quantityInCart } from '@contract/checkout/cart/cart.js';
import { type AddAttempt, fitsInCart } from '@contract/checkout/cart/fits-in-cart.js';
import type { ProductCardView } from '@contract/catalog/catalog.views.js';
import { toast } from '../../ui/toast.js';
import { cartStore } from './cart-store.js';
import { useShowAdded } from './use-show-added.js';

/** Adds a product to the cart and shows that, or a toast with the reason why not. Returns whether it was added. */
export function useAddToCart(): (product: ProductCardView, quantity?: number) => boolean {
  const showAdded = useShowAdded();
  return useCallback(
    (product, quantity = 1) => {
      const { id, slug, name, priceKurus, picture, category, stock } = product;
      const alreadyInCart = quantityInCart(cartStore.snapshot(), id);
      const attempt = { name, stock, quantity, alreadyInCart };
      if (!fitsInCart(attempt)) {
        void sayWhyNot(attempt);
        return false;
      }
      cartStore.dispatch({
        type: 'add',
        item: { type: 'product', id, slug, name, priceKurus, picture, category: category.name, quantity },
      });
      showAdded(name);
      return true;
    },
    [showAdded],
  );
}

/** Loads the texts of a refusal on demand, because most visitors never need them. */
async function sayWhyNot(attempt: AddAttempt): Promise<void> {
  const { addRefusal } = await import('@contract/checkout/cart/add-refusal.js');
  const refusal = addRefusal(attempt);
  if (refusal) toast.error({ title: 'Stok Yetersiz', text: refusal.message });
}
