import { hasBegun } from '../workshops/session.js';
import type { PricedItem, QuoteIssue, RequestedLine } from './quote.js';

/** Why as much as is wanted cannot be bought now; null when it can. */
export function shortageOf({ available, session }: PricedItem, demand: number, now: Date): QuoteIssue | null {
  if (session && hasBegun(session, now)) return { kind: 'too_late' };
  if (available !== null && available <= 0) return { kind: 'sold_out' };
  if (available !== null && available < demand) return { kind: 'insufficient', available };
  return null;
}

/** Whether the visitor saw another price than today's. */
export function priceChange({ unitPriceKurus: seen }: RequestedLine, priceKurus: number): QuoteIssue | null {
  return seen !== null && seen !== priceKurus ? { kind: 'price_changed', previousKurus: seen } : null;
}
