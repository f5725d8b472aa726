import type { Quote } from './quote.js';

export const MAX_HOLD_RENEWALS = 2;

/**
 * How much of a cart nobody else can buy during the checkout. The rest stays for sale until the order goes to the bank,
 * so that nobody can empty the shop without paying.
 */
export type ReservedPart = 'all' | 'part' | 'none';

/** The hold of a cart during the checkout. */
export interface HoldView {
  readonly id: string;
  /** ISO instant. */
  readonly expiresAt: string;
  /** Computed by the server's clock, because the visitor's may be wrong. */
  readonly secondsLeft: number;
  readonly renewalsLeft: number;
  /** A renewal holds the cart for so many minutes. */
  readonly renewalMinutes: number;
  readonly reservedPart: ReservedPart;
  /** How many are reserved, by the id of the product or session. */
  readonly reserved: Readonly<Record<string, number>>;
  readonly quote: Quote;
}

/** The next step of the browser after an order was placed. */
export interface PlacedOrder {
  readonly orderId: string;
  /** The address of the order's page, which needs no account. */
  readonly orderUrl: string;
  /** The address of the bank's page; null when the total is zero. */
  readonly bankUrl: string | null;
}
