import type { DocumentKind } from './sales-document.js';

/** A document as its buyer sees it; only issued ones are shown. */
export interface BuyerDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly number: string;
  /** ISO instant. */
  readonly issuedAt: string;
  readonly grossKurus: number;
  /** False for one that only informs, because the accountant draws up the legal one. */
  readonly isOfficial: boolean;
}
