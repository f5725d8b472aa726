interface PaidLine {
  /** What the line received, in kuruş. */
  readonly paidKurus: number;
  /** What of it has not gone back, in kuruş. */
  readonly remainingKurus: number;
  /** How many pieces it has. */
  readonly quantity: number;
}

interface PiecesBack {
  /** How many were given back before. */
  readonly before: number;
  readonly now: number;
}

/**
 * What goes back for some pieces of a line, in kuruş: their part of what was paid, rounded so that all its pieces together
 * give back all of it, and never more than remains.
 */
export function refundOfPieces(line: PaidLine, { before, now }: PiecesBack): number {
  const upTo = (pieces: number) => Math.round((line.paidKurus * pieces) / line.quantity);
  return Math.min(upTo(before + now) - upTo(before), line.remainingKurus);
}
