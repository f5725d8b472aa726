import { AppError } from '../app-error.js';
import type { StockView } from '../catalog/catalog.views.js';

interface AddAttempt {
  readonly name: string;
  readonly stock: StockView;
  readonly quantity: number;
  readonly alreadyInCart: number;
}

/** Why a product cannot be put in the cart (specification 1, section 5, 'Product list'), or null. */
export function addRefusal({ name, stock, quantity, alreadyInCart }: AddAttempt): AppError | null {
  if (stock.available === null) return null;
  if (stock.available <= 0) return new AppError('out_of_stock', { name });
  if (alreadyInCart + quantity <= stock.available) return null;
  return new AppError('insufficient_stock', { name, available: stock.available });
}
