import { useEffect, useRef } from 'react';
import { cartStore } from '../cart/cart-store.js';
import { paths } from '../navigation/paths.js';
import { returnFromBank } from './at-bank.js';

/**
 * Calls back when the buyer comes back from the bank's page by the browser's Back button, with the page as it was left
 * (`pageshow`) or loaded anew. The bank's own way back leads to the order's page instead.
 */
export function useReturnFromBank(onReturn: () => void): void {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => {
    const look = () => {
      if (window.location.pathname.startsWith(paths.order(''))) return;
      if (returnFromBank() && cartStore.snapshot().items.length > 0) latest.current();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && look();
    look();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
}
