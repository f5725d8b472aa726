import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration, for what exists in the browser only, such as dialogs. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
