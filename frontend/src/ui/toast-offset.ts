import { useLayoutEffect } from 'react';

/** The height of a toast with two lines and its margins, in px. */
const ROOM_PX = 128;
const GAP_PX = 12;
const BOTTOM = '--toast-bottom';
/** From the screen's lower edge to the space above the toast. The menu beside the page ends there. */
const ROOM = '--toast-room';
/** The usual place's distance from the lower edge, in px. */
const USUAL_BOTTOM_PX = 16;

/**
 * Returns how far above the screen's lower edge (px) a toast must be, so that it covers neither heading nor buttons
 * of the open dialog, nor the bar with which a piece is bought or a form saved. Null for the usual place.
 */
export function toastBottom(): number | null {
  const window = lastOf('.dialog__content[data-state=open]');
  if (window) return bottomBesideDialog(window);
  const bar = lastOf('[data-save-bar]')?.getBoundingClientRect();
  return bar && bar.top < innerHeight && bar.bottom > innerHeight - ROOM_PX ? above(bar) : null;
}

/** Places the toast below the dialog, above it or, when it fills the screen, above its buttons. */
function bottomBesideDialog(window: Element): number | null {
  const place = window.getBoundingClientRect();
  if (innerHeight - place.bottom >= ROOM_PX) return null;
  if (place.top >= ROOM_PX) return above(place);
  const actions = window.querySelector('.dialog__footer, [data-buy-bar]');
  return actions && above(actions.getBoundingClientRect());
}

/** How much of the screen's height a toast in this place takes away from what stands under it, in px. */
export function toastRoom(bottom: number | null, heightPx: number): number {
  return (bottom ?? USUAL_BOTTOM_PX) + heightPx + GAP_PX;
}

const above = ({ top }: DOMRect) => Math.round(innerHeight - top + GAP_PX);
const lastOf = (selector: string) => Array.from(document.querySelectorAll<HTMLElement>(selector)).at(-1);

/** Updates the place while a toast is shown, because dialogs open, close and grow. */
export function useToastOffset(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const place = () => {
      const bottom = toastBottom();
      style.setProperty(BOTTOM, bottom === null ? '' : `${bottom}px`);
      const toast = lastOf('[data-scope=toast][data-part=root]');
      if (toast) style.setProperty(ROOM, `${toastRoom(bottom, toast.offsetHeight)}px`);
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
