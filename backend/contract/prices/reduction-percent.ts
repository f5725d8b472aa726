/** By how many whole per cent a price was reduced, rounded down; 0 for less than one. */
export function reductionPercent(priceKurus: number, priorPriceKurus: number): number {
  return Math.floor(100 - (100 * priceKurus) / priorPriceKurus);
}
