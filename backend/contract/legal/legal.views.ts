import type { LegalDocumentKind } from '../orders/legal-document.js';
import type { GeneralFacts } from './legal-facts.js';
import type { LegalClause } from './legal-text.js';

/** A text that was put in force at some time. */
export interface LegalVersionView {
  /** 0 for the built-in text. */
  readonly version: number;
  /** Null for the built-in text. */
  readonly inForceFrom: string | null;
  readonly createdAt: string | null;
  /** The admin's name, or the address of one who has left. */
  readonly createdBy: string | null;
  /** `cancelled`: taken back before its day, so that it never held. */
  readonly state: 'in_force' | 'to_come' | 'cancelled' | 'past';
}

/** A legal text in the back office. */
export interface AdminLegalText {
  readonly kind: LegalDocumentKind;
  /** The text that buyers accept now. */
  readonly inForce: { readonly version: number; readonly clauses: readonly LegalClause[] };
  /** Null while nothing is being written. */
  readonly draft: { readonly clauses: readonly LegalClause[]; readonly updatedAt: string } | null;
  /** The version of the draft, also of one that is gone; 0 before the first. */
  readonly draftVersion: number;
  /** The newest first; the built-in text last. */
  readonly versions: readonly LegalVersionView[];
  /** What the text says of the studio. */
  readonly facts: GeneralFacts;
}
