import type { StockView } from '../../catalog/catalog.views.js';

export interface AddAttempt {
  readonly name: string;
  readonly stock: StockView;
  readonly quantity: number;
  readonly alreadyInCart: number;
}

/** Whether the shelf holds that many. By itself, because every page decides it and few have to say why not. */
export function fitsInCart({ stock, quantity, alreadyInCart }: AddAttempt): boolean {
  return stock.available === null || alreadyInCart + quantity <= stock.available;
}
