import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

/**
 * Derives a value from the scroll position. It must be a primitive, because the screen renders again only when it
 * changes.
 */
export function usePageScroll<Value extends string | number | boolean | null>(
  read: () => Value,
  onServer: Value,
): Value {
  return useSyncExternalStore(subscribe, read, () => onServer);
}
