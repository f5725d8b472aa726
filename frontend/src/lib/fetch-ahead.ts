import { onSignOfLife } from './sign-of-life.js';

/** Browsers without idle callbacks wait about as long as the page takes to settle. */
const FALLBACK_DELAY_MS = 1000;

type ConnectedNavigator = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/**
 * Fetches code ahead that a visitor will probably need, so that a short break in the connection does not stand in the
 * way later: once they have done something, and the browser has nothing better to do. Answers how to call it off.
 */
export function fetchAhead(fetchers: readonly (() => Promise<unknown>)[]): () => void {
  if ((navigator as ConnectedNavigator).connection?.saveData === true) return () => undefined;
  const fetchAll = () => {
    if (!navigator.onLine) return;
    // Whoever really needs the code asks again, and shows what then fails.
    for (const fetch of fetchers) fetch().catch(() => undefined);
  };
  let callOff = (): void => undefined;
  const stopListening = onSignOfLife(() => {
    callOff = whenIdle(fetchAll);
  });
  return () => {
    stopListening();
    callOff();
  };
}

function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(callback, FALLBACK_DELAY_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
}
