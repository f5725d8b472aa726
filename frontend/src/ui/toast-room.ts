import { useLayoutEffect } from 'react';

/** What two lines of a toast and the air around them take, in px. */
const ROOM_PX = 128;
const GAP_PX = 12;
const BOTTOM = '--toast-bottom';

/**
 * How far from the screen's lower edge a toast has to lie (px) so that it covers neither the heading nor the actions of
 * the window that is open, nor the bar a long form is saved with. Null: wherever it usually lies.
 */
export function toastBottom(): number | null {
  const window = lastOf('.dialog__content[data-state=open]');
  if (window) return besideWindow(window);
  const bar = lastOf('[data-save-bar]')?.getBoundingClientRect();
  return bar && bar.top < innerHeight && bar.bottom > innerHeight - ROOM_PX ? above(bar) : null;
}

/** Below the window, above it, or, where it fills the screen, above its actions. */
function besideWindow(window: Element): number | null {
  const place = window.getBoundingClientRect();
  if (innerHeight - place.bottom >= ROOM_PX) return null;
  if (place.top >= ROOM_PX) return above(place);
  const actions = window.querySelector('.dialog__footer');
  return actions && above(actions.getBoundingClientRect());
}

const above = ({ top }: DOMRect) => Math.round(innerHeight - top + GAP_PX);
const lastOf = (selector: string) => Array.from(document.querySelectorAll(selector)).at(-1);

/** Keeps the place up to date as long as a toast is shown: windows open, close and grow beneath it. */
export function useToastRoom(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const place = () => {
      const bottom = toastBottom();
      style.setProperty(BOTTOM, bottom === null ? '' : `${bottom}px`);
    };
    place();
    const windows = new MutationObserver(place);
    windows.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-state'] });
    const moved = ['scroll', 'resize', 'animationend'];
    for (const event of moved) addEventListener(event, place, { capture: true, passive: true });
    return () => {
      windows.disconnect();
      for (const event of moved) removeEventListener(event, place, { capture: true });
    };
  }, []);
}
