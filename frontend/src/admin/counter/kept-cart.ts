import type { CounterLine } from './counter-line.js';

const PLACE = 'toprak.counter-cart';

/**
 * What lies on the counter. It outlives the page, because the camera may need the page loaded anew and telephones drop
 * pages in the background, and ends with the tab.
 */
export const keptCart = {
  keep(lines: readonly CounterLine[]): void {
    try {
      if (lines.length === 0) window.sessionStorage.removeItem(PLACE);
      else window.sessionStorage.setItem(PLACE, JSON.stringify(lines));
    } catch {
      // Without storage the page itself still knows it.
    }
  },
  read(): readonly CounterLine[] {
    try {
      const kept: unknown = JSON.parse(window.sessionStorage.getItem(PLACE) ?? '[]');
      return Array.isArray(kept) ? (kept as CounterLine[]) : [];
    } catch {
      return [];
    }
  },
};
