import type { StudioBrand } from '../../studio/current-studio.js';
import type { AccountMailPayloads } from './facts/account-mail-facts.js';
import type { ContactMailPayloads } from './facts/contact-mail-facts.js';
import type { DataRequestMailPayloads } from './facts/data-request-facts.js';
import type { BulkOrderFacts, BulkOrderPromise } from './facts/bulk-order-facts.js';
import type { PieceBackFacts } from './facts/stock-mail-facts.js';
import type { NewsletterMailPayloads } from './facts/newsletter-mail-facts.js';
import type { StudioAnswerFacts, StudioMailPayloads } from './facts/studio-mail-facts.js';
import type { WaitingListMailPayloads } from './facts/waiting-list-mail-facts.js';
import type { InformationRequestChoice, InformationRequestFacts } from './facts/information-request-facts.js';
import type {
  BookingCancelledFacts,
  BookingMovedFacts,
  BookingReminderFacts,
  BookingTicketFacts,
  SeatResaleFacts,
  WorkshopCalledOffFacts,
} from './facts/booking-mail-facts.js';
import type {
  DocumentIssuedFacts,
  OrderConfirmationFacts,
  OrderCorrectedFacts,
  OrderMailFacts,
  OrderTransitionFacts,
  PaymentLinkFacts,
  PaymentReceivedFacts,
  PaymentRefundedFacts,
  RefundDoneFacts,
  RefundFailedFacts,
} from './facts/order-mail-facts.js';
import type { OrderReturnFacts } from './facts/return-mail-facts.js';

/** The facts that each kind of mail contains. */
export interface MailPayloads
  extends
    AccountMailPayloads,
    ContactMailPayloads,
    DataRequestMailPayloads,
    NewsletterMailPayloads,
    StudioMailPayloads,
    WaitingListMailPayloads {
  'order-confirmation': OrderConfirmationFacts;
  'new-order-notice': OrderMailFacts;
  'order-shipped': OrderTransitionFacts;
  'order-ready': OrderTransitionFacts;
  'order-in-transit': OrderTransitionFacts;
  'order-delivered': OrderTransitionFacts;
  'order-cancelled': OrderTransitionFacts;
  'order-reinstated': OrderTransitionFacts;
  'order-corrected': OrderCorrectedFacts;
  'refund-done': RefundDoneFacts;
  'payment-link': PaymentLinkFacts;
  'payment-received': PaymentReceivedFacts;
  'document-issued': DocumentIssuedFacts;
  'return-noticed': OrderReturnFacts;
  'return-received': OrderReturnFacts;
  'return-decided': OrderReturnFacts;
  'counter-receipt': OrderMailFacts;
  'counter-undone': OrderMailFacts;
  'payment-refunded': PaymentRefundedFacts;
  'payment-refunded-notice': PaymentRefundedFacts;
  'refund-failed-notice': RefundFailedFacts;
  'booking-ticket': BookingTicketFacts;
  'booking-reminder': BookingReminderFacts;
  'booking-moved': BookingMovedFacts;
  'booking-cancelled': BookingCancelledFacts;
  'seat-resale': SeatResaleFacts;
  'workshop-called-off': WorkshopCalledOffFacts;
  'studio-notice': { readonly title: string; readonly message: string };
  'information-request-received': InformationRequestChoice;
  'information-request-notice': InformationRequestFacts;
  'bulk-order-received': BulkOrderPromise;
  'bulk-order-notice': BulkOrderFacts;
  'studio-answer': StudioAnswerFacts;
  'piece-back': PieceBackFacts;
}

export type MailKind = keyof MailPayloads;

export interface MailAttachment {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
  /** The name by which the mail's HTML shows the picture, as cid:…. */
  readonly cid?: string;
}

/** A value that a template shows as `{{name}}` and tests as `{{#if name}}`. */
export interface MailVariable<Facts> {
  readonly label: string;
  /**
   * Text typed by visitors must have its links removed here (`sanitize-text.ts`), because the recipient's
   * address may be a stranger's.
   */
  readonly from: (facts: Facts) => string;
  /** A template must show it, because the mail would be useless without it. */
  readonly isRequired?: true;
  /** A code or link that opens something. It must not be in the subject, which the mail log shows. */
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
  /** Handlebars that reads the facts directly; all values are escaped. */
  readonly html: string;
  /** A template must contain this block. */
  readonly isRequired?: true;
}

/** The texts of a mail. A custom template has the same form as the default one. */
export interface TemplateText {
  readonly subject: string;
  /** The preview text that inboxes show after the subject. */
  readonly preheader: string;
  /**
   * Plain HTML (p, h1, h2, lists, links) with variables, conditions and blocks; styles are added when it is
   * rendered.
   */
  readonly bodyHtml: string;
}

/** A kind of mail as data: the one place for its texts, facts and rules. */
export interface MailTemplate<K extends MailKind> extends TemplateText {
  /** 'Sipariş onayı' */
  readonly label: string;
  /**
   * The occasion, as the studio sees it: 'Sipariş verilince'. Only mails that have it can be changed by the
   * studio.
   */
  readonly sentWhen?: string;
  /** Previews can show the mail with the facts of a real order or booking. */
  readonly about?: 'order' | 'booking';
  /**
   * Sent even while notifications are switched off, because the recipient asked for it or the law requires
   * it.
   */
  readonly isEssential: boolean;
  /** Sent only to people who consented to commercial mail, and with an unsubscribe link. */
  readonly isCommercial?: boolean;
  /** Read by the studio itself, which has no choices to make about its own mails. */
  readonly isForStudio?: boolean;
  /** The payload contains a code or key, and is emptied as soon as the mail is done. */
  readonly isSecret?: boolean;
  /** Keeps line breaks of values. Only for texts by the studio, never for texts typed by visitors. */
  readonly keepsLines?: boolean;
  /** The mail is skipped after this time, because its code or link has expired by then. */
  readonly expiresAfterMinutes?: (payload: MailPayloads[K]) => number;
  readonly variables: Readonly<Record<string, MailVariable<MailPayloads[K]>>>;
  readonly conditions?: Readonly<Record<string, MailCondition<MailPayloads[K]>>>;
  readonly blocks?: Readonly<Record<string, MailBlock>>;
  /** The text of a mail that the studio writes anew each time, with the same marks as a template. */
  readonly textOf?: (payload: MailPayloads[K]) => TemplateText;
  /** Facts for previews and tests. */
  readonly sample: MailPayloads[K];
  /** The address for replies; the studio's by default. */
  readonly replyTo?: (payload: MailPayloads[K]) => string;
  /** `studio`: whose documents they are. */
  readonly attachments?: (payload: MailPayloads[K], studio: StudioBrand) => Promise<MailAttachment[]>;
}
