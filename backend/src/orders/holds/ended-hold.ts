import type { HoldLine } from './hold-line.entity.js';

/** The contents of a hold that has just ended. */
export interface EndedHold {
  readonly lines: readonly HoldLine[];
  /** The coupon of which it reserved a use. */
  readonly couponId: string | null;
}
