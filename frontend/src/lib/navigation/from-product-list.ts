import { KEEP_SCROLL } from './keep-scroll.js';

interface FromProductList {
  /** The path of the page with the list. */
  readonly productList: string;
}

/** Navigation state of a product that is opened from a product list, and therefore shown over that page. */
export function fromProductList(list: string): FromProductList {
  return { ...KEEP_SCROLL, productList: list };
}

/** The path of the page that a product is shown over; null for a page of its own. */
export function productListUnder(state: unknown): string | null {
  return isFromProductList(state) && typeof state.productList === 'string' ? state.productList : null;
}

/** Removes that state when the browser loads the page anew, because there is no page below it then. */
export function forgetProductList(history: Pick<History, 'state' | 'replaceState'> = window.history): void {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('usr' in state) || !isFromProductList(state.usr)) {
    return;
  }
  history.replaceState({ ...state, usr: null }, '');
}

function isFromProductList(state: unknown): state is Readonly<Record<keyof FromProductList, unknown>> {
  return typeof state === 'object' && state !== null && 'productList' in state;
}
