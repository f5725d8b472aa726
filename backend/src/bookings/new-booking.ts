import type { SessionTimes } from '../../contract/workshops/session.js';

/** A workshop line of an order: the session, the buyer and the payment. */
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
  /** Per seat, before any discount, in kuruş. */
  readonly originalPriceKurus: number;
  /** Per seat, after the student discount, in kuruş. */
  readonly priceKurus: number;
  /** This line's part of the coupon, in kuruş. */
  readonly couponDiscountKurus: number;
  readonly payment: {
    /** 'iyzico', or empty when the total was zero. */
    readonly method: string;
    readonly paymentId: string | null;
    readonly transactionId: string | null;
    /** Null when the studio gave the seats without a payment known to the shop. */
    readonly paidAt: Date | null;
  };
}
