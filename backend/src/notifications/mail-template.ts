import type { OrderConfirmationFacts, OrderMailFacts, PaymentReturnedFacts } from './order-mail-facts.js';

/** What each kind of mail is told. */
export interface MailPayloads {
  'order-confirmation': OrderConfirmationFacts;
  'new-order-notice': OrderMailFacts;
  'payment-returned': PaymentReturnedFacts;
  'payment-returned-notice': PaymentReturnedFacts;
}

export type MailKind = keyof MailPayloads;
