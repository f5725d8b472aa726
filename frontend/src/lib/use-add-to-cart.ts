import { useCallback } from 'react';
import { addRefusal } from '@contract/cart/add-refusal.js';
import { quantityInCart } from '@contract/cart/cart.js';
import type { ProductCardView } from '@contract/catalog/catalog.views.js';
import { toast } from '../ui/toast.js';
import { useCartPanel } from './cart-panel-context.js';
import { cartStore } from './cart-store.js';

/** Puts a product in the cart and says so, or says why not. Answers whether it went in. */
export function useAddToCart(): (product: ProductCardView, quantity?: number) => boolean {
  const { openCart } = useCartPanel();
  return useCallback(
    (product, quantity = 1) => {
      const { id, slug, name, priceKurus, picture, category, stock } = product;
      const refusal = addRefusal({
        name,
        stock,
        quantity,
        alreadyInCart: quantityInCart(cartStore.snapshot(), id),
      });
      if (refusal) {
        toast.error({ title: 'Stok Yetersiz', text: refusal.message });
        return false;
      }
      cartStore.dispatch({
        type: 'add',
        item: { type: 'product', id, slug, name, priceKurus, picture, category: category.name, quantity },
      });
      toast.success({
        title: 'Sepetinize eklendi',
        text: name,
        action: { label: 'Sepeti Gör', onClick: openCart },
      });
      return true;
    },
    [openCart],
  );
}
