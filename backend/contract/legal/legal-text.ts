import type { LegalDocumentKind } from '../orders/legal-document.js';

/** The documents whose texts the studio may write. */
export const LEGAL_TEXT_KINDS = [
  'pre_information',
  'distance_contract',
] as const satisfies LegalDocumentKind[];

export const LEGAL_TEXT_TITLES: Readonly<Record<LegalDocumentKind, string>> = {
  pre_information: 'Ön Bilgilendirme Formu',
  distance_contract: 'Mesafeli Satış Sözleşmesi',
};

/** The sales in which a clause stands. */
export const CLAUSE_CONDITIONS = ['always', 'products', 'workshops', 'paid', 'free'] as const;
export type ClauseCondition = (typeof CLAUSE_CONDITIONS)[number];

/**
 * A clause of a legal text. `text` is plain: an empty line ends a paragraph, a line that begins with '- ' is an
 * item of a list, `{{…}}` stands for a fact of the sale (`variables.ts`).
 */
export interface LegalClause {
  /** Names the clause within its text: 'withdrawal'. */
  readonly key: string;
  readonly heading: string;
  readonly when: ClauseCondition;
  readonly text: string;
}

/** One version of a legal text. */
export interface LegalText {
  /** What documents name it: '2026-11' for the built-in text, else the number of the studio’s version. */
  readonly version: string;
  readonly clauses: readonly LegalClause[];
}

export type LegalTexts = Readonly<Record<LegalDocumentKind, LegalText>>;

/** The most characters of all headings and clauses of a text together. */
export const LONGEST_LEGAL_TEXT = 60_000;

export function lengthOf(clauses: readonly Pick<LegalClause, 'heading' | 'text'>[]): number {
  return clauses.reduce((sum, { heading, text }) => sum + heading.length + text.length, 0);
}
