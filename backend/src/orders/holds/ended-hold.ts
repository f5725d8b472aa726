import type { HoldLine } from './hold-line.entity.js';

/** What was held of one thing. */
export type EndedHoldLine = Pick<
  HoldLine,
  'productId' | 'sessionId' | 'quantity' | 'isStudent' | 'isTracked' | 'reservedQuantity'
>;

/** The contents of a hold that has just ended. */
export interface EndedHold {
  readonly lines: readonly EndedHoldLine[];
  /** The coupon of which it reserved a use. */
  readonly couponId: string | null;
}
