import type { SellPiecesDto } from '@contract/desk/counter.dto.js';

const PLACE = 'toprak.counter-sale';

/**
 * The sale whose answer is still unknown. It outlives the page, since an answer may be lost together with the page that
 * waited for it, and ends with the tab.
 */
export const pendingSale = {
  keep(sale: SellPiecesDto): void {
    try {
      window.sessionStorage.setItem(PLACE, JSON.stringify(sale));
    } catch {
      // Without storage the page itself still knows it.
    }
  },
  read(): SellPiecesDto | null {
    try {
      const kept = JSON.parse(window.sessionStorage.getItem(PLACE) ?? 'null') as SellPiecesDto | null;
      return kept !== null && typeof kept.requestKey === 'string' ? kept : null;
    } catch {
      return null;
    }
  },
  forget(): void {
    try {
      window.sessionStorage.removeItem(PLACE);
    } catch {
      // Nothing was kept then.
    }
  },
};
