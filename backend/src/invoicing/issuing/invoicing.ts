import type { InvoiceBuyer } from '../../../contract/invoicing/invoice-buyer.js';
import type {
  DocumentAmounts,
  DocumentKind,
  DocumentLine,
  InvoicingDriver,
  SaleFacts,
} from '../../../contract/invoicing/sales-document.js';

/** The sale to which a return belongs. */
export interface OriginalDocument {
  readonly number: string;
  readonly uuid: string;
  readonly issuedAt: Date;
  readonly providerId: string | null;
}

/** A frozen document, as the service that issues it needs to know it. */
export interface DocumentToIssue extends DocumentAmounts {
  readonly id: string;
  /** The order's short number and the document's position in it, such as 'A1B2C3D4-1'; unique, and the same in each try. */
  readonly reference: string;
  readonly kind: DocumentKind;
  readonly buyer: InvoiceBuyer;
  readonly lines: readonly DocumentLine[];
  readonly facts: SaleFacts;
  /** How often it was tried before; a lost answer may have left the document at the provider when it is above 0. */
  readonly triesBefore: number;
  /** Null for a sale, and for a return whose sale was never issued. */
  readonly original: OriginalDocument | null;
}

/** A document that the provider has taken and has not decided about yet. */
export interface PendingDocument extends DocumentToIssue {
  readonly providerId: string;
}

export interface IssuedDocument extends DocumentToIssue {
  readonly number: string;
  readonly uuid: string;
  readonly issuedAt: Date;
  readonly providerId: string | null;
}

export type IssueAnswer =
  | {
      readonly outcome: 'issued';
      /** Null when the provider leaves the numbers to the shop, which then takes the next one of its own series. */
      readonly number: string | null;
      readonly uuid: string;
      readonly issuedAt: Date;
      readonly providerId: string | null;
    }
  | { readonly outcome: 'pending'; readonly providerId: string }
  /** The provider will never issue it as it is. The reason is shown to the studio. */
  | { readonly outcome: 'refused'; readonly reason: string };

export type CancelAnswer =
  | { readonly outcome: 'cancelled' }
  | { readonly outcome: 'refused'; readonly reason: string };

/**
 * Who draws up the legal documents. No method runs inside a transaction. Whatever is thrown means that the service is
 * away and that nothing is known: the document is tried again, with growing pauses.
 */
export abstract class Invoicing {
  abstract readonly name: InvoicingDriver;

  /** Whether its documents are those that the law demands; if not, they only inform, and say so. */
  readonly isOfficial: boolean = true;

  /**
   * Issues a document, once for each reference: after a lost answer it looks for the reference before it creates
   * anything.
   */
  abstract issue(document: DocumentToIssue): Promise<IssueAnswer>;

  /** Asks what became of a document that was pending. */
  abstract look(document: PendingDocument): Promise<IssueAnswer>;

  /** The document as PDF. The shop keeps it, and asks once. */
  abstract pdf(document: IssuedDocument): Promise<Buffer>;

  abstract cancel(document: IssuedDocument, reason: string): Promise<CancelAnswer>;
}
