import { type RefObject, useEffect } from 'react';

/** What comes to life by itself; inside another it waits for that one's own moment. */
const PART = '[data-part]';
/** Set by `entry-starter.ts` on what was pressed before any of our code was there. */
const PRESSED = 'data-pressed';

/** The button that was pressed last; it may have been nothing but a drawing from the server then. */
let pressed: HTMLButtonElement | null = null;

/** From before anything on the page answers. On the way down: React lets nothing through that it cannot deal with yet. */
if (typeof document !== 'undefined') {
  pressed = document.querySelector<HTMLButtonElement>(`button[${PRESSED}]`);
  pressed?.removeAttribute(PRESSED);
  const note = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  document.addEventListener('click', note, { capture: true, passive: true });
}

/** Once, for a part of the page that has just come to life. */
export function usePressAgain(place: RefObject<Element | null>): void {
  useEffect(() => pressAgain(place.current), [place]);
}

export function pressAgain(part: Element | null): void {
  if (pressed === null || part?.contains(pressed) !== true) return;
  if (pressed.closest(PART) !== part.closest(PART)) return;
  const button = pressed;
  pressed = null;
  button.click();
}
