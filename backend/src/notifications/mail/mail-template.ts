import type { AccountMailPayloads } from './facts/account-mail-facts.js';
import type { BulkOrderFacts, BulkOrderPromise } from './facts/bulk-order-facts.js';
import type { NewsletterMailPayloads } from './facts/newsletter-mail-facts.js';
import type { StudioAnswerFacts, StudioLetterPayloads } from './facts/studio-letter-facts.js';
import type { InformationRequestChoice, InformationRequestFacts } from './facts/information-request-facts.js';
import type {
  BookingCancelledFacts,
  BookingMovedFacts,
  BookingReminderFacts,
  BookingTicketFacts,
} from './facts/booking-mail-facts.js';
import type {
  OrderConfirmationFacts,
  OrderMailFacts,
  OrderTurnFacts,
  PaymentReturnedFacts,
  RefundDoneFacts,
  ReturnFailedFacts,
} from './facts/order-mail-facts.js';

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

/** A fact that a template shows as `{{name}}` and tests as `{{#if name}}`. */
export interface MailVariable<Facts> {
  readonly label: string;
  /** What visitors typed must come without links (`typed-words.ts`): the address may be a stranger's. */
  readonly from: (facts: Facts) => string;
  /** Without it the mail is of no use. */
  readonly isEssential?: true;
  /** What opens something does not stand in a subject, which stays in the list of mails. */
  readonly isSecret?: true;
}

/** A fact that a template can only test: `{{#if name}}`, `{{#unless name}}`. */
export interface MailCondition<Facts> {
  /** 'siparişte parça varsa' */
  readonly label: string;
  readonly holds: (facts: Facts) => boolean;
}

/** A part that code renders, so that a template can move it but not change it: `{{> name}}`. */
export interface MailBlock {
  readonly label: string;
  /** Handlebars over the facts themselves; everything filled in is escaped. */
  readonly html: string;
  /** The mail must not go out without it. */
  readonly isRequired?: true;
}

/** What a mail says. A custom template has the same form as the default one. */
export interface TemplateText {
  readonly subject: string;
  /** What an inbox shows beside the subject. */
  readonly preheader: string;
  /** Plain HTML (p, h1, h2, lists, links) with variables, conditions and blocks; its look is added when it is rendered. */
  readonly bodyHtml: string;
}

/** A kind of mail as data: the one place where its text, its facts and its rules stand. */
export interface MailTemplate<K extends MailKind> extends TemplateText {
  /** 'Sipariş onayı' */
  readonly label: string;
  /** When it goes out, for the studio, which may change a mail that has this: 'Sipariş verilince'. */
  readonly sentWhen?: string;
  /** Previews can show it with the facts of a real order or booking. */
  readonly about?: 'order' | 'booking';
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
  readonly variables: Readonly<Record<string, MailVariable<MailPayloads[K]>>>;
  readonly conditions?: Readonly<Record<string, MailCondition<MailPayloads[K]>>>;
  readonly blocks?: Readonly<Record<string, MailBlock>>;
  /** Facts for previews and tests. */
  readonly sample: MailPayloads[K];
  /** Whoever answers reaches: the studio unless this says otherwise. */
  readonly replyTo?: (payload: MailPayloads[K]) => string;
  readonly attachments?: (payload: MailPayloads[K]) => Promise<MailAttachment[]>;
}
