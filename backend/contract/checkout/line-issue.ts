import { hasBegun, type SessionTimes } from '../workshops/session.js';

/** The reason why a line differs from the visitor's cart. */
export type QuoteIssue =
  | { readonly kind: 'price_changed'; readonly previousKurus: number }
  | { readonly kind: 'insufficient'; readonly available: number }
  | { readonly kind: 'sold_out' }
  /** The workshop has begun. */
  | { readonly kind: 'too_late' }
  | { readonly kind: 'unavailable' };

/** A product or session that somebody wants to buy. */
interface ItemInStock {
  /** Pieces or seats that can be bought now; null when unlimited. */
  readonly available: number | null;
  readonly session: SessionTimes | null;
}

/** Why as much as is wanted cannot be bought now; null when it can. */
export function shortageOf(
  { available, session }: ItemInStock,
  demand: number,
  now: Date,
): QuoteIssue | null {
  if (session && hasBegun(session, now)) return { kind: 'too_late' };
  if (available !== null && available <= 0) return { kind: 'sold_out' };
  if (available !== null && available < demand) return { kind: 'insufficient', available };
  return null;
}

/** Whether the visitor saw another price than today's. Both are in kuruş; none was shown to REST clients. */
export function priceChange(seen: number | null, priceKurus: number): QuoteIssue | null {
  return seen !== null && seen !== priceKurus ? { kind: 'price_changed', previousKurus: seen } : null;
}
