import { KEEP_SCROLL } from './keep-scroll.js';

/** Navigation state of a product that is opened from the product list, and therefore shown over that page. */
export const FROM_PRODUCT_LIST = { ...KEEP_SCROLL, fromProductList: true } as const;

export function isFromProductList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromProductList' in state;
}

/** Removes that state when the browser loads the page anew, because there is no page below it then. */
export function forgetProductList(history: Pick<History, 'state' | 'replaceState'> = window.history): void {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('usr' in state) || !isFromProductList(state.usr)) {
    return;
  }
  history.replaceState({ ...state, usr: null }, '');
}
