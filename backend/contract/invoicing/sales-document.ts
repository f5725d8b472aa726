import type { LocalDate } from '../common/dates.js';
import type { OrderChannel } from '../orders/order-channel.js';
import type { OrderLineKind } from '../orders/line-kind.js';
import type { PaymentMethod } from '../payments/payment-method.js';

/** 'expense_note' is the gider pusulası, by which a shop takes back from a person who cannot write an invoice. */
export const DOCUMENT_KINDS = ['sale', 'return', 'expense_note'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** 'sending': the provider was asked and has not said yet how it ended. */
export const DOCUMENT_STATES = ['to_issue', 'sending', 'issued', 'refused', 'cancelled'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** The ways in which documents are issued: for the accountant, or by the studio's account with Paraşüt. */
export const INVOICING_DRIVERS = ['accountant', 'parasut'] as const;
export type InvoicingDriver = (typeof INVOICING_DRIVERS)[number];

/** Amounts in kuruş. They are positive in every document; the kind tells the direction. */
export interface DocumentAmounts {
  readonly netKurus: number;
  readonly vatKurus: number;
  readonly grossKurus: number;
}

export interface DocumentLine extends DocumentAmounts {
  readonly orderLineId: string;
  readonly kind: OrderLineKind;
  readonly name: string;
  /** Whole pieces or seats; 1 for a difference of the price. */
  readonly quantity: number;
  readonly isPriceDifference: boolean;
  readonly ratePercent: number;
}

/** The sum of a document's lines of one rate. */
export interface RateAmounts extends DocumentAmounts {
  readonly ratePercent: number;
}

/** A part of the money by which the order was paid. */
export interface DocumentPayment {
  readonly method: PaymentMethod;
  readonly kurus: number;
  readonly date: LocalDate;
}

/** What a document tells of its sale besides lines and buyer, as it was when the document was drawn up. */
export interface SaleFacts {
  readonly orderShortId: string;
  readonly orderDate: LocalDate;
  readonly channel: OrderChannel;
  /** The first day on which what the document is about was handed over, held or given back. */
  readonly supplyDate: LocalDate;
  readonly payments: readonly DocumentPayment[];
  /** Null for pieces that were collected, and for seats. */
  readonly carrier: string | null;
}
