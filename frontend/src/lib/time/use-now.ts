import { useContext, useMemo, useSyncExternalStore } from 'react';
import { RenderTime } from '../rendering/render-time.js';

const MINUTE_MS = 60_000;

/** Rounds to minutes, so that two calls during one render agree. The screens need nothing finer. */
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
  // Timers are paused while the tab is hidden.
  document.addEventListener('visibilitychange', look);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/**
 * Returns the current minute, because sessions begin and days end while a page is open. Hydration uses the minute in
 * which the server rendered.
 */
export function useNow(): Date {
  const renderTime = useContext(RenderTime);
  const minute = useSyncExternalStore(subscribe, presentMinute, () =>
    renderTime === null ? presentMinute() : minuteOf(renderTime.getTime()),
  );
  return useMemo(() => new Date(minute), [minute]);
}
