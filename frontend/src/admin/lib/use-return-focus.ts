import { useEffect, useState } from 'react';
import { MAIN_CONTENT_ID } from '../../ui/skip-link.js';

/** The elements that had the focus in turn, the present one last. */
let trail: readonly Element[] = [];
const LONGEST = 12;

function note({ target }: FocusEvent): void {
  if (target instanceof Element) trail = [...trail.filter((each) => each !== target), target].slice(-LONGEST);
}

/** Follows the focus from now on, so that dialogs know where it came from. */
export function useFocusTrail(): void {
  useEffect(() => {
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
}

/**
 * Returns the element that gets the focus when a dialog closes: the one that opened it or, when that has gone with a
 * menu or another dialog, the one that opened those, else the page's main part. Null when nothing had the focus.
 */
export function useReturnFocus(open: boolean): () => HTMLElement | null {
  const [wasOpen, setWasOpen] = useState(false);
  const [before, setBefore] = useState<readonly Element[]>([]);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setBefore(document.activeElement === document.body ? [] : trail);
  }
  return () => {
    if (before.length === 0) return null;
    const opener = before.filter((each) => each instanceof HTMLElement).findLast(isThere);
    return opener ?? document.getElementById(MAIN_CONTENT_ID);
  };
}

function isThere(element: HTMLElement): boolean {
  return element.isConnected && element.closest('.dialog__content[data-state=closed]') === null;
}
