import { type RefObject, useEffect } from 'react';
import { isPlainClick } from './plain-click.js';

/** What comes to life by itself; inside another it waits for that one's own moment. */
const PART = '[data-part]';
/** The part that everything of a page of the shop stands around. */
const PAGE = 'main[data-part]';
/** Set by `entry-starter.ts` on what was pressed before any of our code was there. */
const PRESSED = 'data-pressed';
/** Presses that do something on the spot: of links those that open over the page what their address stands for. */
const OPENER = 'button, a[aria-haspopup="dialog"]';

/** What was pressed last; it may have been nothing but a drawing from the server then. */
let pressed: HTMLElement | null = null;
const alive = new WeakSet<Element>();

/** From before anything on the page answers. On the way down: React lets nothing through that it cannot deal with yet. */
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
  else if (isAsItCame(opener)) event.preventDefault();
}

/** Drawn by the server, and not taken over yet. Pages without parts are nobody's to wait for. */
function isAsItCame(opener: Element): boolean {
  const part = opener.closest(PART);
  if (part === null && document.querySelector(PAGE) === null) return false;
  return !alive.has(partOf(opener));
}

function partOf(element: Element | null): Element {
  return element?.closest(PART) ?? document.documentElement;
}

/** Once, for a part of the page that has just come to life. */
export function usePressAgain(place: RefObject<Element | null>): void {
  useEffect(() => pressAgain(place.current), [place]);
}

export function pressAgain(part: Element | null): void {
  alive.add(partOf(part));
  if (pressed === null || part?.contains(pressed) !== true) return;
  if (partOf(pressed) !== partOf(part)) return;
  const opener = pressed;
  pressed = null;
  opener.click();
}

/** For what stays as the server drew it: its links lead on, also the one that was pressed. */
export function leadOn(part: Element | null): void {
  if (part === null) return;
  for (const within of [part, ...part.querySelectorAll(PART)]) alive.add(within);
  if (pressed instanceof HTMLAnchorElement && part.contains(pressed)) pressed.click();
}
