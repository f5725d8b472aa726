import { includedVatKurus } from '../common/money.js';
import type { DocumentAmounts, DocumentKind, DocumentLine, RateAmounts } from './sales-document.js';

/** A line of an order with what is due of it, and what its documents say so far. Amounts with the KDV, in kuruş. */
export interface LineToDocument extends Pick<DocumentLine, 'orderLineId' | 'kind' | 'name' | 'ratePercent'> {
  readonly quantity: number;
  readonly dueKurus: number;
  /** Sales less returns. */
  readonly documentedKurus: number;
  readonly documentedQuantity: number;
}

/** How a line of a document is called that changes an amount and no number of pieces or seats. */
const PRICE_DIFFERENCE = 'fiyat farkı';

/** The lines of the sale and of the return that are missing; both are empty when the documents say what is due. */
export interface DrawnUp {
  readonly sold: readonly DocumentLine[];
  readonly returned: readonly DocumentLine[];
}

/**
 * The difference between what is due of an order's lines and what is documented. Whatever led to it, a sale, a refund, a
 * correction or seats that were cancelled, is the same here.
 */
export function drawUp(lines: readonly LineToDocument[]): DrawnUp {
  return {
    sold: lines.filter((line) => line.dueKurus > line.documentedKurus).map(documentLine),
    returned: lines.filter((line) => line.dueKurus < line.documentedKurus).map(documentLine),
  };
}

/**
 * Net and KDV are the difference of those before and after, so that a sale and its returns add up to the kuruş however
 * many there are.
 */
function documentLine(line: LineToDocument): DocumentLine {
  const { orderLineId, kind, name, ratePercent, dueKurus, documentedKurus } = line;
  const [before, after] = [amountsOf(documentedKurus, ratePercent), amountsOf(dueKurus, ratePercent)];
  const counted = (dueKurus === 0 ? 0 : line.quantity) - line.documentedQuantity;
  const isCounted = counted !== 0 && counted > 0 === dueKurus > documentedKurus;
  return {
    orderLineId,
    kind,
    name: isCounted ? name : `${name} (${PRICE_DIFFERENCE})`,
    quantity: isCounted ? Math.abs(counted) : 1,
    isPriceDifference: !isCounted,
    ratePercent,
    netKurus: Math.abs(after.netKurus - before.netKurus),
    vatKurus: Math.abs(after.vatKurus - before.vatKurus),
    grossKurus: Math.abs(after.grossKurus - before.grossKurus),
  };
}

/** The gross amount is the truth; the net is what it contains without the KDV. */
function amountsOf(grossKurus: number, ratePercent: number): DocumentAmounts {
  const vatKurus = includedVatKurus(grossKurus, ratePercent);
  return { netKurus: grossKurus - vatKurus, vatKurus, grossKurus };
}

export function totalsOf(amounts: readonly DocumentAmounts[]): DocumentAmounts {
  const sumOf = (name: keyof DocumentAmounts) => amounts.reduce((sum, each) => sum + each[name], 0);
  return { netKurus: sumOf('netKurus'), vatKurus: sumOf('vatKurus'), grossKurus: sumOf('grossKurus') };
}

/** The totals of the lines by rate of KDV, the lowest first. */
export function totalsByRate(lines: readonly DocumentLine[]): RateAmounts[] {
  const rates = [...new Set(lines.map(({ ratePercent }) => ratePercent))].sort((a, b) => a - b);
  return rates.map((ratePercent) => ({
    ratePercent,
    ...totalsOf(lines.filter((line) => line.ratePercent === ratePercent)),
  }));
}

/** Whether a document says that something was sold, or that it came back. */
export function directionOf(kind: DocumentKind): 1 | -1 {
  return kind === 'sale' ? 1 : -1;
}
