import { createContext, useState } from 'react';

/** What the focus goes back to when a record closes; null: wherever the window itself knows of. */
export const Opener = createContext<() => HTMLElement | null>(() => null);

/**
 * Remembers what a record was opened by. It is drawn in two windows, one while it is read and one once it is there, and
 * the second would remember a button of the first.
 */
export function useOpener(open: boolean): () => HTMLElement | null {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpener(document.activeElement);
  }
  return () =>
    opener instanceof HTMLElement && opener !== document.body && opener.isConnected ? opener : null;
}
