import { BUILT_IN_LEGAL_TEXTS } from '../../../contract/legal/built-in/built-in-texts.js';
import type { LegalFacts } from '../../../contract/legal/legal-facts.js';
import type { LegalTexts } from '../../../contract/legal/legal-text.js';
import { renderLegalText } from '../../../contract/legal/render-legal-text.js';
import type { LegalDocument, LegalDocuments } from '../../../contract/orders/legal-document.js';
import { contentHash } from '../../platform/security/content-hash.js';

/** Builds both documents of a sale. The same facts and texts always give the same hash, on every machine and day. */
export function buildLegalDocuments(
  facts: LegalFacts,
  texts: LegalTexts = BUILT_IN_LEGAL_TEXTS,
): LegalDocuments {
  const documents = {
    preInformation: renderLegalText('pre_information', texts.pre_information, facts),
    distanceContract: renderLegalText('distance_contract', texts.distance_contract, facts),
  };
  return { ...documents, sha256: documentsHash([documents.preInformation, documents.distanceContract]) };
}

/** Hashes canonical JSON, because a document read from the database has its keys in another order. */
export function documentsHash(documents: readonly LegalDocument[]): string {
  return contentHash(documents);
}
