import { useCallback } from 'react';
import { quantityInCart } from '@contract/cart/cart.js';
import { type AddAttempt, fitsInCart } from '@contract/cart/fits-in-cart.js';
import type { ProductCardView } from '@contract/catalog/catalog.views.js';
import { toast } from '../ui/toast.js';
import { cartStore } from './cart-store.js';
import { useAddedToast } from './use-added-toast.js';

/** Puts a product in the cart and says so, or says why not. Answers whether it went in. */
export function useAddToCart(): (product: ProductCardView, quantity?: number) => boolean {
  const tellAdded = useAddedToast();
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
      tellAdded(name);
      return true;
    },
    [tellAdded],
  );
}

/** The shop's words for it are many, and most visitors never need them. */
async function sayWhyNot(attempt: AddAttempt): Promise<void> {
  const { addRefusal } = await import('@contract/cart/add-refusal.js');
  const refusal = addRefusal(attempt);
  if (refusal) toast.error({ title: 'Stok Yetersiz', text: refusal.message });
}
