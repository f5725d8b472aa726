import { formatTl } from '../common/money.js';

/** A price, and the higher one to cross out while it is reduced. */
export interface ReducedPrice {
  readonly priceKurus: number;
  readonly priorPriceKurus: number | null;
}

/** '800,00 TL (önceki fiyat 1.000,00 TL)', where nothing can be crossed out. */
export function priceInWords({ priceKurus, priorPriceKurus }: ReducedPrice): string {
  const prior = priorPriceKurus === null ? '' : ` (önceki fiyat ${formatTl(priorPriceKurus)})`;
  return `${formatTl(priceKurus)}${prior}`;
}
