/** Browsers without idle callbacks wait about as long as the first page takes to settle. */
const FALLBACK_DELAY_MS = 3000;

type ConnectedNavigator = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/**
 * Fetches code ahead that a visitor will probably need, so that a short break in the connection does not stand in the
 * way later. Answers how to call it off.
 */
export function fetchWhenIdle(fetchers: readonly (() => Promise<unknown>)[]): () => void {
  if ((navigator as ConnectedNavigator).connection?.saveData === true) return () => undefined;
  const fetchAll = () => {
    if (!navigator.onLine) return;
    // Whoever really needs the code asks again, and shows what then fails.
    for (const fetch of fetchers) fetch().catch(() => undefined);
  };
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(fetchAll, FALLBACK_DELAY_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(fetchAll);
  return () => cancelIdleCallback(handle);
}
