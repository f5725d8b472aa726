export type LegalDocumentKind = 'pre_information' | 'distance_contract';

export interface LegalFact {
  readonly label: string;
  readonly value: string;
}

/** A block of a legal text; screens, mails and the PDF render the same structure. */
export type LegalBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly LegalFact[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export interface LegalSection {
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  readonly kind: LegalDocumentKind;
  readonly title: string;
  /** Version of the text, such as '2026-01'. */
  readonly version: string;
  readonly sections: readonly LegalSection[];
}

/** The documents of one order as shown before payment. */
export interface LegalDocuments {
  readonly preInformation: LegalDocument;
  readonly distanceContract: LegalDocument;
  /** The hash over both documents; it identifies exactly what the buyer accepts. */
  readonly sha256: string;
}
