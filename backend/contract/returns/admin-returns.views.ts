import type { ReturnView } from './returns.views.js';

/** A return in the studio's list. */
export interface AdminReturnRow extends ReturnView {
  readonly buyerName: string;
}

/** What the refund of a return would give back. */
export interface ReturnRefundPreview {
  /** With the fee of shipping, in kuruş. */
  readonly amountKurus: number;
  /** The fee of shipping in it; 0 unless all pieces of the order are back. */
  readonly shippingKurus: number;
}
