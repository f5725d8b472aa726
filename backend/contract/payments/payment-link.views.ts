/**
 * `open`: may be paid. `at_bank`: the payer is at the bank. `checking`: a charge is under way. `returned`: the money
 * came too late and goes back. `settled`: the order owes less than the amount. `order_ended`: the order waits or was
 * called off.
 */
export type PaymentLinkState =
  | 'open'
  | 'at_bank'
  | 'checking'
  | 'paid'
  | 'returned'
  | 'expired'
  | 'cancelled'
  | 'settled'
  | 'order_ended';

/** What the page of a payment link shows to everybody who knows its address: it may have been passed on to who pays. */
export interface PaymentLinkView {
  readonly state: PaymentLinkState;
  readonly orderShortId: string;
  readonly lines: readonly string[];
  readonly amountKurus: number;
  /** ISO instant. */
  readonly expiresAt: string;
  /** The bank's page while the payer is there. */
  readonly bankUrl: string | null;
  /** Why the last card was refused; null otherwise. */
  readonly refusal: string | null;
}

/** A payment that begins on the bank's page. */
export interface StartedLinkPayment {
  readonly bankUrl: string;
}

/** The latest payment link of an order, for the studio. */
export interface AdminPaymentLink {
  readonly id: string;
  readonly state: PaymentLinkState;
  /** The full address, to be sent to the buyer. */
  readonly url: string;
  readonly amountKurus: number;
  /** ISO instant. */
  readonly expiresAt: string;
  /** ISO instant; null while it has not been mailed. */
  readonly mailedAt: string | null;
  readonly createdBy: string;
  /** Whether a buyer's address is known to which it can be mailed. */
  readonly isMailable: boolean;
}
