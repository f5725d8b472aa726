import { useCallback, useSyncExternalStore } from 'react';

/** Four updates a second keep the shown second right, also after the tab was paused. */
const LOOK_EVERY_MS = 250;

/** Whole seconds until an instant of this browser's clock; never below zero. */
export function useSecondsLeft(deadline: number): number {
  const secondsLeft = useCallback(() => Math.max(0, Math.ceil((deadline - Date.now()) / 1000)), [deadline]);
  return useSyncExternalStore(subscribe, secondsLeft, secondsLeft);
}

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
