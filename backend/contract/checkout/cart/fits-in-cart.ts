import type { StockView } from '../../catalog/catalog.views.js';

export interface AddAttempt {
  readonly name: string;
  readonly stock: StockView;
  readonly quantity: number;
  readonly alreadyInCart: number;
}

/**
 * Whether the stock allows this quantity. A separate file, because every page needs it and few need the
 * reason.
 */
export function fitsInCart({ stock, quantity, alreadyInCart }: AddAttempt): boolean {
  return stock.available === null || alreadyInCart + quantity <= stock.available;
}
