import { lineKey } from '../../orders/line-kind.js';
import type { QuoteIssue } from '../line-issue.js';
import type { RequestedLine, Quote, QuoteLine } from '../quote.js';
import { type CartItem, type CartState, reduceCart } from './cart.js';

interface NewPrices {
  readonly regularKurus: number;
  readonly studentKurus: number | null;
  /** The one of the two prices that the visitor pays. */
  readonly toKurus: number;
}

type GoneReason = Extract<QuoteIssue['kind'], 'sold_out' | 'too_late' | 'unavailable'>;

/** A difference between a cart line and the server's quote that the visitor has to agree to. */
export type CartChange =
  | { readonly kind: 'price'; readonly id: string; readonly fromKurus: number; readonly prices: NewPrices }
  | { readonly kind: 'fewer'; readonly id: string; readonly available: number; readonly prices: NewPrices }
  | { readonly kind: 'gone'; readonly id: string; readonly reason: GoneReason }
  /** The coupon no longer gives a discount. */
  | { readonly kind: 'coupon'; readonly id: 'coupon'; readonly reason: string };

/** Converts a cart line into the form in which the server is asked for a quote. */
export function toRequestedLine(item: CartItem): RequestedLine & { readonly unitPriceKurus: number } {
  const isWorkshop = item.type === 'workshop';
  return {
    kind: item.type,
    id: isWorkshop ? item.workshopId : item.id,
    quantity: item.quantity,
    isStudent: isWorkshop && item.studentDiscountApplied,
    unitPriceKurus: item.priceKurus,
  };
}

/**
 * Compares the cart with the server's quote. Lines missing from the quote are left alone. A change of the
 * coupon is reported only when no line has changed, because the coupon may have been refused on account of a
 * changed line.
 */
export function reconcileCart(cart: CartState, quote: Pick<Quote, 'lines' | 'coupon'>): CartChange[] {
  const quoted = new Map(quote.lines.map((line) => [lineKey(line), line]));
  const changes = cart.items.flatMap((item) => {
    const line = quoted.get(lineKey(toRequestedLine(item)));
    return line ? (changeOf(item, line) ?? []) : [];
  });
  const { coupon } = quote;
  if (changes.length > 0 || coupon === null || coupon.code !== cart.couponCode) return changes;
  return coupon.refusal === null ? [] : [{ kind: 'coupon', id: 'coupon', reason: coupon.refusal }];
}

/** Applies a change that the visitor has agreed to. */
export function acceptCartChange(cart: CartState, change: CartChange): CartState {
  switch (change.kind) {
    case 'coupon':
      return reduceCart(cart, { type: 'remove_coupon' });
    case 'gone':
      return reduceCart(cart, { type: 'remove', id: change.id });
    case 'price':
    case 'fewer':
      return {
        ...cart,
        items: cart.items.map((item) => (item.id === change.id ? follow(item, change) : item)),
      };
  }
}

function follow(item: CartItem, change: Extract<CartChange, { kind: 'price' | 'fewer' }>): CartItem {
  const { regularKurus, studentKurus } = change.prices;
  const quantity = change.kind === 'fewer' ? Math.min(item.quantity, change.available) : item.quantity;
  if (item.type === 'product') return { ...item, quantity, priceKurus: regularKurus };
  return {
    ...item,
    quantity,
    originalPriceKurus: regularKurus,
    studentPriceKurus: studentKurus,
    priceKurus: item.studentDiscountApplied ? (studentKurus ?? regularKurus) : regularKurus,
  };
}

/**
 * Compares with the line as it is now, because the visitor may have changed it since the quote was requested.
 */
function changeOf(item: CartItem, line: QuoteLine): CartChange | null {
  const { issue } = line;
  const { id } = item;
  const prices = pricesFor(item, line);
  if (issue?.kind === 'sold_out' || issue?.kind === 'too_late' || issue?.kind === 'unavailable') {
    return { kind: 'gone', id, reason: issue.kind };
  }
  if (issue?.kind === 'insufficient' && issue.available < item.quantity) {
    return { kind: 'fewer', id, available: issue.available, prices };
  }
  if (item.priceKurus === prices.toKurus) return null;
  return { kind: 'price', id, fromKurus: item.priceKurus, prices };
}

function pricesFor(item: CartItem, line: QuoteLine): NewPrices {
  const { regularPriceKurus: regularKurus, studentPriceKurus: studentKurus } = line;
  const isStudent = item.type === 'workshop' && item.studentDiscountApplied;
  return { regularKurus, studentKurus, toKurus: isStudent ? (studentKurus ?? regularKurus) : regularKurus };
}
