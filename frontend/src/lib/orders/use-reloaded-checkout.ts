import { useEffect, useRef } from 'react';
import { browserPage } from '../navigation/browser-page.js';
import { cartStore } from '../cart/cart-store.js';

const KEY = 'toprak.checkout-open';

/**
 * Calls back when the page was reloaded over an open checkout, in which a buyer stands who pressed the wrong key or whose
 * telephone had put the tab to sleep.
 */
export function useReloadedCheckout(isOpen: boolean, reopen: () => void): void {
  const latest = useRef(reopen);
  useEffect(() => {
    latest.current = reopen;
  });
  // Before the effect below, which forgets what was open before the reload.
  useEffect(() => {
    if (wasOpen() && browserPage.wasReloaded() && cartStore.snapshot().items.length > 0) latest.current();
  }, []);
  useEffect(() => remember(isOpen), [isOpen]);
}

function wasOpen(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * The buyer leaves for the bank or for the order's page. A reload over there must not open the checkout of an order that is
 * perhaps paid.
 */
export function leaveCheckout(): void {
  remember(false);
}

function remember(isOpen: boolean): void {
  try {
    if (isOpen) window.sessionStorage.setItem(KEY, 'true');
    else window.sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}
