import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepsScroll } from './keep-scroll.js';

const STORAGE_KEY = 'scroll-positions';

/**
 * Scrolls a new page to its top, and restores the position after Back and a reload. The router offers this only together
 * with its data API, which would more than double its size on every first visit.
 */
export function useScrollPositions(): void {
  const { key, pathname, ...location } = useLocation();
  const state: unknown = location.state;
  const type = useNavigationType();
  const places = useRef<Record<string, number> | null>(null);
  const shown = useRef({ key, pathname });

  useEffect(() => trackPositions(() => positionsIn(places), shown), []);

  useLayoutEffect(() => {
    const isFirst = shown.current.key === key;
    const isSamePath = shown.current.pathname === pathname;
    shown.current = { key, pathname };
    const place = positionsIn(places)[key];
    if (type === NavigationType.Pop && place !== undefined) window.scrollTo(0, place);
    else if (!isFirst && !isSamePath && !keepsScroll(state)) window.scrollTo(0, 0);
    // An entry at the same position as the last one causes no scroll event, so it is noted here.
    else positionsIn(places)[key] = window.scrollY;
  }, [key, pathname, state, type]);
}

/** Read from the storage once, and only in a browser. */
function positionsIn(places: RefObject<Record<string, number> | null>): Record<string, number> {
  return (places.current ??= readPositions());
}

/** Tracks the scroll position of the current history entry, and restores positions itself while the page lives. */
function trackPositions(
  places: () => Record<string, number>,
  shown: { readonly current: { readonly key: string } },
): () => void {
  const note = () => {
    places()[shown.current.key] = window.scrollY;
  };
  const leave = () => {
    note();
    writePositions(places());
    // On a reload the browser itself restores the position, before any script runs.
    window.history.scrollRestoration = 'auto';
  };
  const take = () => {
    window.history.scrollRestoration = 'manual';
  };
  take();
  window.addEventListener('scroll', note, { passive: true });
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', take);
  return () => {
    window.removeEventListener('scroll', note);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', take);
  };
}

/** Storage can be switched off and may contain anything; then the positions live as long as the page. */
function readPositions(): Record<string, number> {
  try {
    const kept = (JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '{}') ?? {}) as object;
    return Object.fromEntries(Object.entries(kept).filter(([, place]) => Number.isFinite(place)));
  } catch {
    return {};
  }
}

function writePositions(places: Record<string, number>): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(places));
  } catch {
    return;
  }
}
