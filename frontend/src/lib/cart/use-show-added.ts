import { useCallback } from 'react';
import { toast } from '../../ui/toast.js';
import { useCartPanel } from './cart-panel-context.js';

/** From this width on the cart lies beside the page and covers nothing that is being read (`md` of the theme). */
const WIDE = '(min-width: 48rem)';

/** Shows that something was added: the cart itself on wide screens, a toast with a link to it on phones. */
export function useShowAdded(): (text: string) => void {
  const { openCart } = useCartPanel();
  return useCallback(
    (text) => {
      if (window.matchMedia(WIDE).matches) {
        openCart();
        return;
      }
      toast.success({
        title: 'Sepetinize eklendi',
        text,
        action: { label: 'Sepeti Gör', onClick: openCart },
      });
    },
    [openCart],
  );
}
