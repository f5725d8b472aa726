import { expect, type Page } from '@playwright/test';
import { Keyboard } from './keyboard.js';

/**
 * A keyboard that expects after each press of Tab that one sees where the focus is: it is drawn, it lies under nothing
 * that stays in place (WCAG 2.2, 2.4.7 and 2.4.11), and it never jumps back in the page.
 */
export class WatchedKeyboard extends Keyboard {
  constructor(private readonly watched: Page) {
    super(watched);
  }

  override async press(key: string): Promise<void> {
    await super.press(key);
    if (!key.endsWith('Tab')) return;
    const isForwards = key === 'Tab';
    await expect.poll(() => troubleWithFocus(this.watched, isForwards)).toBe(null);
  }
}

/** Tells which trouble there is to see the focus; null if there is none. */
function troubleWithFocus(page: Page, isForwards: boolean): Promise<string | null> {
  return page.evaluate((forwards) => {
    const focused = document.activeElement;
    // After the last control the browser's own ones have the focus.
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    const told = focused.outerHTML.slice(0, 200);
    if (!isDrawn(focused)) return `not drawn: ${told}`;
    if (isCovered(focused)) return `covered: ${told}`;
    if (forwards && isBehind(focused)) return `jumps back: ${told}`;
    Object.assign(window, { focusedBefore: focused });
    return null;

    /** The box of a radio or checkbox is hidden; a part beside it, or its label, shows the focus. */
    function isDrawn(control: HTMLElement): boolean {
      const label = control.closest('label');
      const parts = [control, ...(label?.querySelectorAll('*') ?? []), ...(label ? [label] : [])];
      return parts
        .map((part) => getComputedStyle(part))
        .some(({ outlineStyle, outlineWidth }) => {
          return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
        });
    }

    function isCovered(control: HTMLElement): boolean {
      const shown = control.closest('label') ?? control;
      return ![...shown.getClientRects()].some(({ x, y, width, height }) =>
        [0.1, 0.5, 0.9].some((part) => {
          const hit = document.elementFromPoint(x + width / 2, y + height * part);
          return hit !== null && (shown.contains(hit) || hit.contains(shown));
        }),
      );
    }

    function isBehind(control: HTMLElement): boolean {
      const { focusedBefore: before } = window as { focusedBefore?: HTMLElement };
      const dialogOf = (part: Element) => part.closest('[role$=dialog]');
      if (!before?.isConnected || before === control || dialogOf(before) !== dialogOf(control)) return false;
      return (before.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    }
  }, isForwards);
}
