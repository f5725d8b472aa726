import { onFirstInteraction } from '../rendering/first-interaction.js';

/** Browsers without idle callbacks wait about as long as the page takes to load. */
const FALLBACK_DELAY_MS = 1000;

type ConnectedNavigator = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/**
 * Prefetches code that a visitor will probably need, so that a short loss of the connection does not matter later. It
 * waits for the first interaction and an idle browser. Returns a function that cancels it.
 */
export function prefetchWhenIdle(fetchers: readonly (() => Promise<unknown>)[]): () => void {
  if ((navigator as ConnectedNavigator).connection?.saveData === true) return () => undefined;
  const fetchAll = () => {
    if (!navigator.onLine) return;
    // A failed prefetch is ignored: the screen loads the code again when it needs it, and shows the failure.
    for (const fetch of fetchers) fetch().catch(() => undefined);
  };
  let cancel = (): void => undefined;
  const stopListening = onFirstInteraction(() => {
    cancel = whenIdle(fetchAll);
  });
  return () => {
    stopListening();
    cancel();
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
