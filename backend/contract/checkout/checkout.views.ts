import type { Quote } from '../orders/quote.js';

export const MAX_HOLD_RENEWALS = 2;

/** The cart held for a visitor who is paying. */
export interface HoldView {
  readonly id: string;
  /** ISO instant. */
  readonly expiresAt: string;
  /** From now, by the server's clock: the visitor's own may be wrong. */
  readonly secondsLeft: number;
  readonly renewalsLeft: number;
  readonly quote: Quote;
}

/** The next step of the browser after an order was placed. */
export interface PlacedOrder {
  readonly orderId: string;
  /** The order's own page, readable without an account by who has the address. */
  readonly orderUrl: string;
  /** The bank's page; null when nothing is left to pay. */
  readonly bankUrl: string | null;
}
