import { useContext, useMemo, useSyncExternalStore } from 'react';
import { RenderTime } from './render-time.js';

const MINUTE_MS = 60_000;

/** Full minutes, so that asking twice while drawing gives one answer. The studio's clock needs nothing finer. */
const minuteOf = (instantMs: number): number => instantMs - (instantMs % MINUTE_MS);
const presentMinute = (): number => minuteOf(Date.now());

function subscribe(listener: () => void): () => void {
  let timer = 0;
  const look = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(look, MINUTE_MS - (Date.now() % MINUTE_MS));
    listener();
  };
  timer = window.setTimeout(look, MINUTE_MS - (Date.now() % MINUTE_MS));
  // Timers sleep with the tab.
  document.addEventListener('visibilitychange', look);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/**
 * The present, minute by minute: sessions begin and days end while the page stands open. A page from the server is
 * taken over at the minute it was rendered in, and comes to the present right after.
 */
export function useNow(): Date {
  const renderTime = useContext(RenderTime);
  const minute = useSyncExternalStore(subscribe, presentMinute, () =>
    renderTime === null ? presentMinute() : minuteOf(renderTime.getTime()),
  );
  return useMemo(() => new Date(minute), [minute]);
}
