import { KEEPS_PLACE } from './keeps-place.js';

/** Navigation state of a piece that is opened from the shelf: it lies over the page it was found on. */
export const FROM_SHELF = { ...KEEPS_PLACE, fromShelf: true } as const;

export function isFromShelf(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromShelf' in state;
}

/** A page that the browser opens anew has nothing below it, whatever the history still says. */
export function forgetShelf(history: Pick<History, 'state' | 'replaceState'> = window.history): void {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('usr' in state) || !isFromShelf(state.usr)) return;
  history.replaceState({ ...state, usr: null }, '');
}
