import type { Quote, QuoteLine } from '../orders/quote.js';
import { type CartState, type ProductCartItem, reduceCart } from './cart.js';

/** What the shop says today about a line, and what the visitor has to agree to. */
export type CartChange =
  | { readonly kind: 'price'; readonly id: string; readonly fromKurus: number; readonly toKurus: number }
  | { readonly kind: 'fewer'; readonly id: string; readonly available: number; readonly toKurus: number }
  | { readonly kind: 'gone'; readonly id: string };

/** Compares the cart with the server's quote. Lines the quote does not speak of are left alone. */
export function reconcileCart(cart: CartState, quote: Pick<Quote, 'lines'>): CartChange[] {
  const quoted = new Map(quote.lines.map((line) => [line.productId, line]));
  return cart.items.flatMap((item) => {
    const line = quoted.get(item.id);
    if (item.type !== 'product' || !line) return [];
    return changeOf(item, line) ?? [];
  });
}

/** The visitor agreed: the line becomes what the shop can sell. */
export function acceptCartChange(cart: CartState, change: CartChange): CartState {
  if (change.kind === 'gone') return reduceCart(cart, { type: 'remove', id: change.id });
  const items = cart.items.map((item) => {
    if (item.id !== change.id) return item;
    const quantity = change.kind === 'fewer' ? Math.min(item.quantity, change.available) : item.quantity;
    return { ...item, priceKurus: change.toKurus, quantity };
  });
  return { ...cart, items };
}

/** Read against the line as it stands now: the quote may have been asked before the visitor changed it. */
function changeOf(item: ProductCartItem, line: QuoteLine): CartChange | null {
  const { issue, unitPriceKurus } = line;
  if (issue?.kind === 'out_of_stock' || issue?.kind === 'unavailable') return { kind: 'gone', id: item.id };
  if (issue?.kind === 'insufficient_stock' && issue.available < item.quantity) {
    return { kind: 'fewer', id: item.id, available: issue.available, toKurus: unitPriceKurus };
  }
  if (item.priceKurus === unitPriceKurus) return null;
  return { kind: 'price', id: item.id, fromKurus: item.priceKurus, toKurus: unitPriceKurus };
}
