import type { CounterPiece } from '@contract/desk/counter.views.js';
import { isRecord } from '../../../lib/server/error-code.js';
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
  /** Leaves out what is no line; an older version may have kept it, or another program. */
  read(): readonly CounterLine[] {
    try {
      const kept: unknown = JSON.parse(window.sessionStorage.getItem(PLACE) ?? '[]');
      return Array.isArray(kept) ? kept.flatMap(lineOf) : [];
    } catch {
      return [];
    }
  },
};

function lineOf(value: unknown): CounterLine[] {
  if (!isRecord(value) || !isWhole(value['quantity']) || value['quantity'] === 0) return [];
  const piece = pieceOf(value['piece']);
  return piece === null ? [] : [{ piece, quantity: value['quantity'] }];
}

/** Without its picture, which comes with the price of the moment. */
function pieceOf(value: unknown): CounterPiece | null {
  if (!isRecord(value)) return null;
  const { id, name, priceKurus, available } = value;
  if (typeof id !== 'string' || typeof name !== 'string' || !isWhole(priceKurus)) return null;
  return { id, name, priceKurus, picture: null, available: isWhole(available) ? available : null };
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
