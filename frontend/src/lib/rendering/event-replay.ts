import { type RefObject, useEffect } from 'react';
import { reportInteraction } from './first-interaction.js';
import { isPlainClick } from '../navigation/plain-click.js';

/** A part of the page that React hydrates by itself; an inner island is hydrated after the one around it. */
const ISLAND = '[data-island]';
/** The island that holds the page itself. */
const PAGE = 'main[data-island]';
/** `entry-starter.ts` sets this attribute on what was pressed before the application was loaded. */
const PRESSED = 'data-pressed';
/** Presses that are replayed: buttons, and links that open their address in a dialog over the page. */
const OPENER = 'button, a[aria-haspopup="dialog"]';

/** The element that was pressed last. Its click had no effect if React had not hydrated its island yet. */
let pressed: HTMLElement | null = null;
const hydrated = new WeakSet<Element>();

// Listens from the start and in the capture phase, because React stops events for islands that it has not hydrated.
if (typeof document !== 'undefined') {
  pressed = document.querySelector<HTMLElement>(`[${PRESSED}]`);
  pressed?.removeAttribute(PRESSED);
  document.addEventListener('click', note, { capture: true });
}

function note(event: MouseEvent): void {
  const opener = event.target instanceof Element ? event.target.closest<HTMLElement>(OPENER) : null;
  pressed = opener;
  if (!(opener instanceof HTMLAnchorElement)) return;
  if (!isPlainClick(event)) pressed = null;
  else if (isStatic(opener)) event.preventDefault();
}

/** True for server markup that React will hydrate but has not yet. Pages without islands are not hydrated. */
function isStatic(opener: Element): boolean {
  const part = opener.closest(ISLAND);
  if (part === null && document.querySelector(PAGE) === null) return false;
  return !hydrated.has(islandOf(opener));
}

function islandOf(element: Element | null): Element {
  return element?.closest(ISLAND) ?? document.documentElement;
}

/** Replays a press once the island around `place` is hydrated. */
export function useEventReplay(place: RefObject<Element | null>): void {
  useEffect(() => replayPress(place.current), [place]);
}

export function replayPress(part: Element | null): void {
  hydrated.add(islandOf(part));
  if (pressed === null || part?.contains(pressed) !== true) return;
  if (islandOf(pressed) !== islandOf(part)) return;
  const opener = pressed;
  pressed = null;
  // What the press changes is not rendered before the sections of the page are hydrated.
  reportInteraction();
  opener.click();
}

/** Lets the links of an island work that will never be hydrated, and follows the one that was pressed. */
export function releaseLinks(part: Element | null): void {
  if (part === null) return;
  for (const within of [part, ...part.querySelectorAll(ISLAND)]) hydrated.add(within);
  if (pressed instanceof HTMLAnchorElement && part.contains(pressed)) pressed.click();
}
