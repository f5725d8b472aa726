import type { LegalSection } from '../orders/legal-document.js';

/** The three popups of the footer and of the checkout. */
export const POLICY_KINDS = ['privacy', 'delivery', 'contract'] as const;
export type PolicyKind = (typeof POLICY_KINDS)[number];

export interface Policy {
  readonly kind: PolicyKind;
  readonly title: string;
  /** The built-in sections; empty when the studio wrote its own text. */
  readonly sections: readonly LegalSection[];
  /** The studio's own text, safe to show as it is. */
  readonly html: string | null;
}
