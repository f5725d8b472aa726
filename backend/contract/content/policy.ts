import type { LegalSection } from '../orders/legal-document.js';

/** The policies in the footer and the checkout. */
export const POLICY_KINDS = ['privacy', 'delivery', 'contract'] as const;
export type PolicyKind = (typeof POLICY_KINDS)[number];

export interface Policy {
  readonly kind: PolicyKind;
  readonly title: string;
  /** The built-in sections; empty when the studio wrote its own text. */
  readonly sections: readonly LegalSection[];
  /** The studio's own text, sanitised. */
  readonly html: string | null;
  /** The version of the contract in force. */
  readonly version?: string;
}
