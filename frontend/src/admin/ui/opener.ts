import { createContext, useState } from 'react';

/** Returns the element that gets the focus when a record closes; null leaves it to the dialog. */
export const Opener = createContext<() => HTMLElement | null>(() => null);

/**
 * Remembers the element that opened a record. The record is rendered in two dialogs, one while it is loading and one
 * when it has loaded, and the second would remember a button of the first.
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
