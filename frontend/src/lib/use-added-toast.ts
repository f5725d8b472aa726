import { useCallback } from 'react';
import { toast } from '../ui/toast.js';
import { useCartPanel } from './cart-panel-context.js';

/** What the shop says when something went into the cart, with the way there. */
export function useAddedToast(): (text: string) => void {
  const { openCart } = useCartPanel();
  return useCallback(
    (text) =>
      toast.success({
        title: 'Sepetinize eklendi',
        text,
        action: { label: 'Sepeti Gör', onClick: openCart },
      }),
    [openCart],
  );
}
