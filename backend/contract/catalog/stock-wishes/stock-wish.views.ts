/** 'already': nothing was left to end. */
export interface StockWishesLeft {
  readonly outcome: 'done' | 'already';
}
