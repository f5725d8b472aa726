/** What a credit pays of an order, in kuruş: as much as it can. The rest is paid by card. */
export function creditShare(leftKurus: number, totalKurus: number): number {
  return Math.min(leftKurus, totalKurus);
}
