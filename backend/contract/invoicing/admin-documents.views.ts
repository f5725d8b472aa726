import type { LocalDate } from '../common/dates.js';
import type { InvoiceBuyer } from './invoice-buyer.js';
import type { DocumentKind, DocumentLine, DocumentState, RateAmounts, SaleFacts } from './sales-document.js';

/** A document in the lists of the studio. */
export interface AdminDocumentRow {
  readonly id: string;
  readonly orderId: string;
  readonly reference: string;
  readonly kind: DocumentKind;
  readonly state: DocumentState;
  readonly number: string | null;
  readonly buyerName: string;
  readonly grossKurus: number;
  readonly issueBy: LocalDate;
  /** ISO instant. */
  readonly issuedAt: string | null;
  /** Why it was refused or cancelled, or why the last try came to nothing. */
  readonly reason: string | null;
  readonly hasPdf: boolean;
  /** Two days at most are left of the seven. */
  readonly isUrgent: boolean;
}

export interface AdminDocumentView extends AdminDocumentRow {
  readonly netKurus: number;
  readonly vatKurus: number;
  readonly lines: readonly DocumentLine[];
  readonly rates: readonly RateAmounts[];
  readonly buyer: InvoiceBuyer;
  readonly facts: SaleFacts;
  readonly isOfficial: boolean | null;
}

/** How many documents a month has, and how many of its sales and returns still wait for theirs. */
export interface DocumentsOfMonth {
  readonly issued: number;
  readonly waiting: number;
}

/** An order that is due documents which nobody could draw up for a day. */
export interface OrderWithoutDocuments {
  readonly orderId: string;
  /** ISO instant. */
  readonly since: string;
}

/** The documents that need a person, and the orders that have none. */
export interface DocumentTroubles {
  readonly documents: readonly AdminDocumentRow[];
  readonly missing: readonly OrderWithoutDocuments[];
}
