import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

/** Something read from where the page stands. It must be a plain value: the screen draws again only when it changes. */
export function usePageScroll<Value extends string | number | boolean | null>(
  read: () => Value,
  onServer: Value,
): Value {
  return useSyncExternalStore(subscribe, read, () => onServer);
}
