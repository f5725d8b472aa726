import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepsPlace } from './keeps-place.js';

const STORAGE_KEY = 'scroll-places';

/**
 * A new page begins at its top, Back and a reload lead to where one was. The router has this only together with its
 * data part, which would more than double it on every first visit.
 */
export function useScrollPlaces(): void {
  const { key, pathname, ...location } = useLocation();
  const state: unknown = location.state;
  const type = useNavigationType();
  const places = useRef<Record<string, number> | null>(null);
  const shown = useRef({ key, pathname });

  useEffect(() => keepPlaces(() => (places.current ??= readPlaces()), shown), []);

  useLayoutEffect(() => {
    const isFirst = shown.current.key === key;
    const isSamePath = shown.current.pathname === pathname;
    shown.current = { key, pathname };
    const known = (places.current ??= readPlaces());
    const place = known[key];
    if (type === NavigationType.Pop && place !== undefined) window.scrollTo(0, place);
    else if (!isFirst && !isSamePath && !keepsPlace(state)) window.scrollTo(0, 0);
    // An entry that stays where the one before stood is not scrolled to, so nothing else would note it.
    else known[key] = window.scrollY;
  }, [key, pathname, state, type]);
}

/** Notes where the shown entry of the history stands, and takes over from the browser while the page lives. */
function keepPlaces(
  places: () => Record<string, number>,
  shown: { readonly current: { readonly key: string } },
): () => void {
  const note = () => {
    places()[shown.current.key] = window.scrollY;
  };
  const leave = () => {
    note();
    writePlaces(places());
    // The browser itself finds the place again on a reload, before any script runs.
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

/** Storage can be switched off, and hold anything; places then live as long as the page. */
function readPlaces(): Record<string, number> {
  try {
    const kept = (JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '{}') ?? {}) as object;
    return Object.fromEntries(Object.entries(kept).filter(([, place]) => Number.isFinite(place)));
  } catch {
    return {};
  }
}

function writePlaces(places: Record<string, number>): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(places));
  } catch {
    return;
  }
}
