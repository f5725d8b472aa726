/** A sold-out piece that somebody waited for can be bought again. */
export interface PieceBackFacts {
  readonly name: string;
  readonly priceKurus: number;
  readonly productUrl: string;
  /** Ends all wishes of the address. */
  readonly leaveUrl: string;
}
