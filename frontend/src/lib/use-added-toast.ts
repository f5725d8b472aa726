import { useCallback } from 'react';
import { toast } from '../ui/toast.js';
import { useCartPanel } from './cart-panel-context.js';

/** Shows a toast with a link to the cart after something was added to it. */
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
