import { useSyncExternalStore } from 'react';

/** Chakra's `lg`: below it the rows of a table are cards. */
const BELOW_LG = '(max-width: 1023.98px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(BELOW_LG);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(BELOW_LG).matches);
}
