import type { LegalSection } from '../orders/legal-document.js';

/** The shop's policies and statements; `guarantee` says what the sentence in the footer means. */
export const POLICY_KINDS = ['privacy', 'delivery', 'contract', 'guarantee', 'accessibility'] as const;
export type PolicyKind = (typeof POLICY_KINDS)[number];

/** One value for each kind of policy. */
export function byPolicyKind<T>(valueOf: (kind: PolicyKind) => T): Record<PolicyKind, T> {
  return {
    privacy: valueOf('privacy'),
    delivery: valueOf('delivery'),
    contract: valueOf('contract'),
    guarantee: valueOf('guarantee'),
    accessibility: valueOf('accessibility'),
  };
}

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
