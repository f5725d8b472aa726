import type { AccountMailPayloads } from './account-mail-facts.js';
import type { BulkOrderFacts, BulkOrderPromise } from './bulk-order-facts.js';
import type { NewsletterMailPayloads } from './newsletter-mail-facts.js';
import type { StudioAnswerFacts, StudioLetterPayloads } from './studio-letter-facts.js';
import type { InformationRequestChoice, InformationRequestFacts } from './information-request-facts.js';
import type {
  BookingCancelledFacts,
  BookingMovedFacts,
  BookingReminderFacts,
  BookingTicketFacts,
} from './booking-mail-facts.js';
import type {
  OrderConfirmationFacts,
  OrderMailFacts,
  OrderTurnFacts,
  PaymentReturnedFacts,
  RefundDoneFacts,
  ReturnFailedFacts,
} from './order-mail-facts.js';

/** What each kind of mail is told. */
export interface MailPayloads extends AccountMailPayloads, NewsletterMailPayloads, StudioLetterPayloads {
  'order-confirmation': OrderConfirmationFacts;
  'new-order-notice': OrderMailFacts;
  'order-shipped': OrderTurnFacts;
  'order-in-transit': OrderTurnFacts;
  'order-delivered': OrderTurnFacts;
  'order-cancelled': OrderTurnFacts;
  'order-revived': OrderTurnFacts;
  'refund-done': RefundDoneFacts;
  'payment-returned': PaymentReturnedFacts;
  'payment-returned-notice': PaymentReturnedFacts;
  'return-failed-notice': ReturnFailedFacts;
  'booking-ticket': BookingTicketFacts;
  'booking-reminder': BookingReminderFacts;
  'booking-moved': BookingMovedFacts;
  'booking-cancelled': BookingCancelledFacts;
  'studio-notice': { readonly title: string; readonly message: string };
  'information-request-received': InformationRequestChoice;
  'information-request-notice': InformationRequestFacts;
  'bulk-order-received': BulkOrderPromise;
  'bulk-order-notice': BulkOrderFacts;
  'studio-answer': StudioAnswerFacts;
}

export type MailKind = keyof MailPayloads;

export interface MailAttachment {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
  /** A picture that the mail itself shows, as cid:…. */
  readonly cid?: string;
}

/** A kind of mail as data. Texts are Handlebars: everything filled into `html` is escaped. */
export interface MailTemplate<K extends MailKind> {
  /** Somebody asked for it, or the law does: it also goes out while notifications are switched off. */
  readonly isEssential: boolean;
  /** Only for whoever agreed to commercial mail; it goes out with the way to refuse it. */
  readonly isCommercial?: boolean;
  /** Its payload opens something, and is emptied as soon as the mail is done. */
  readonly isSecret?: boolean;
  /** The studio wrote it: lines stay lines. What visitors type never does. */
  readonly keepsLines?: boolean;
  /** After this time nobody can use it any more, so it does not go out. */
  readonly worthlessAfterMinutes?: (payload: MailPayloads[K]) => number;
  readonly subject: string;
  /** What an inbox shows beside the subject. */
  readonly preheader: string;
  readonly html: string;
  readonly text: string;
  /** Whoever answers reaches: the studio unless this says otherwise. */
  readonly replyTo?: (payload: MailPayloads[K]) => string;
  readonly attachments?: (payload: MailPayloads[K]) => Promise<MailAttachment[]>;
}
