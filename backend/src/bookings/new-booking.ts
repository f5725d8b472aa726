import type { SessionTimes } from '../../contract/workshops/session.js';

/** A workshop line of an order: what it was, who bought it, and how it was paid. */
export interface NewBooking extends SessionTimes {
  readonly orderId: string;
  readonly orderLineId: string;
  readonly sessionId: string;
  readonly customer: {
    readonly name: string;
    readonly surname: string;
    readonly email: string;
    readonly phone: string;
  };
  readonly notes: string;
  readonly title: string;
  readonly description: string;
  readonly quantity: number;
  readonly isStudent: boolean;
  /** Per seat, before any discount. */
  readonly originalPriceKurus: number;
  /** Per seat, after the student discount. */
  readonly priceKurus: number;
  /** This line's part of the coupon. */
  readonly couponDiscountKurus: number;
  readonly payment: {
    /** 'iyzico', or empty when nothing was left to pay. */
    readonly method: string;
    readonly paymentId: string | null;
    readonly transactionId: string | null;
    /** Null: the studio gave the seats without a payment that the shop knows of. */
    readonly paidAt: Date | null;
  };
}
