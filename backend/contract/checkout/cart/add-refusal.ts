import { AppError } from '../../app-error.js';
import { type AddAttempt, fitsInCart } from './fits-in-cart.js';

/**
 * The reason why a product cannot be added to the cart (specification 1, section 5, 'Product list'), or null.
 */
export function addRefusal(attempt: AddAttempt): AppError | null {
  if (fitsInCart(attempt)) return null;
  const { name, stock } = attempt;
  const available = stock.available ?? 0;
  return available <= 0
    ? new AppError('out_of_stock', { name })
    : new AppError('insufficient_stock', { name, available });
}
