import { AppError } from '../../app-error.js';
import { lineKey } from '../../orders/line-kind.js';
import type { RequestedLine } from '../quote.js';
import { MAX_QUANTITY, TOO_MANY } from './cart-limits.js';

/**
 * Merges lines of the same item, so that its availability is checked once for their sum. Throws
 * student_price_for_product, because products have no student price, and invalid_input for more than the cart
 * allows of one item.
 */
export function mergeSameItems(lines: readonly RequestedLine[]): RequestedLine[] {
  if (lines.some(({ kind, isStudent }) => kind === 'product' && isStudent)) {
    throw new AppError('student_price_for_product');
  }
  const merged = new Map<string, RequestedLine>();
  for (const line of lines) {
    const key = `${lineKey(line)}:${line.isStudent}`;
    merged.set(key, { ...line, quantity: (merged.get(key)?.quantity ?? 0) + line.quantity });
  }
  if ([...merged.values()].some(({ quantity }) => quantity > MAX_QUANTITY)) {
    throw new AppError('invalid_input', {}, { items: TOO_MANY });
  }
  return [...merged.values()];
}
