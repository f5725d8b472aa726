import type { LocalDate } from '@contract/common/dates.js';
import type { PieceSheet } from '@contract/printing/piece-sheets.js';
import { adminPaths } from './admin-paths.js';

/** The papers of orders. */
export type OrderPaper = 'parcelPapers' | 'slips' | 'addressLabels' | 'pickingList';

const ORDER_PAPERS: Record<OrderPaper, string> = {
  parcelPapers: adminPaths.printParcelPapers,
  slips: adminPaths.printSlips,
  addressLabels: adminPaths.printAddressLabels,
  pickingList: adminPaths.printPickingList,
};

/** The page that prints a paper of the orders. `withPrices` matters to packing slips only. */
export function orderPaperAddress(
  paper: OrderPaper,
  { orderIds, withPrices }: { readonly orderIds: readonly string[]; readonly withPrices: boolean },
): string {
  const prices = paper === 'slips' && withPrices ? '&fiyat=1' : '';
  return `${ORDER_PAPERS[paper]}?siparis=${orderIds.join(',')}${prices}`;
}

export function daySheetAddress(date: LocalDate): string {
  return `${adminPaths.printDay}?gun=${date}`;
}

export interface PieceLabelChoice {
  readonly productIds: readonly string[];
  readonly sheet: PieceSheet;
  readonly copies: number;
  readonly skipped: number;
}

export function pieceLabelsAddress({ productIds, sheet, copies, skipped }: PieceLabelChoice): string {
  return `${adminPaths.printPieceLabels}?urun=${productIds.join(',')}&kagit=${sheet}&adet=${copies}&bos=${skipped}`;
}
