import { type RefObject, useEffect } from 'react';
import { reportInteraction } from './first-interaction.js';
import { isPlainClick } from '../navigation/plain-click.js';

/** A part of the page that React hydrates by itself; an inner island is hydrated after the one around it. */
const ISLAND = '[data-island]';
declare global {
  interface Window {
    /** Buttons and links, or null for another place, that were pressed before this code came (`entry-starter.ts`). */
    earlyPresses?: readonly (HTMLElement | null)[];
  }
}

/** The island that holds the page itself. */
const PAGE = 'main[data-island]';
/** Presses that are replayed: buttons, and links that open their address in a dialog over the page. */
const OPENER = 'button, a[aria-haspopup="dialog"]';

/**
 * The buttons that were pressed since the last other press, in their order: one that sets a number and the one that
 * uses it belong together. A link stands alone. A press had no effect if React had not hydrated its island yet.
 */
let presses: HTMLElement[] = [];
const hydrated = new WeakSet<Element>();

// Listens from the start and in the capture phase, because React stops events for islands that it has not hydrated.
if (typeof document !== 'undefined') {
  for (const opener of window.earlyPresses ?? []) remember(opener);
  document.addEventListener('click', note, { capture: true });
}

function note(event: MouseEvent): void {
  const opener = event.target instanceof Element ? event.target.closest<HTMLElement>(OPENER) : null;
  remember(opener);
  if (!(opener instanceof HTMLAnchorElement)) return;
  if (!isPlainClick(event)) presses = [];
  else if (isStatic(opener)) event.preventDefault();
}

function remember(opener: HTMLElement | null): void {
  const isFurtherButton = opener?.localName === 'button' && presses[0]?.localName === 'button';
  if (!isFurtherButton || !isStatic(opener)) presses = [];
  if (opener) presses.push(opener);
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

/** Replays the presses in the island around `place` once it is hydrated. */
export function useEventReplay(place: RefObject<Element | null>): void {
  useEffect(() => void replayPresses(place.current), [place]);
}

export async function replayPresses(part: Element | null): Promise<void> {
  const island = islandOf(part);
  hydrated.add(island);
  const own = presses.filter((opener) => islandOf(opener) === island);
  if (own.length === 0) return;
  presses = [];
  // What the presses change is not rendered before the sections of the page are hydrated.
  reportInteraction();
  for (const opener of own) {
    opener.click();
    // React renders what a press changed in a microtask, and the next press needs it.
    await Promise.resolve();
  }
}

/** Lets the links of an island work that will never be hydrated, and follows the one that was pressed. */
export function releaseLinks(part: Element | null): void {
  if (part === null) return;
  for (const within of [part, ...part.querySelectorAll(ISLAND)]) hydrated.add(within);
  const [pressed] = presses;
  if (pressed instanceof HTMLAnchorElement && part.contains(pressed)) pressed.click();
}
