import { createHash } from 'node:crypto';
import type { LegalDocument, LegalDocuments } from '../../../contract/orders/legal-document.js';
import { distanceContract } from './distance-contract.2026-11.texts.js';
import type { LegalFacts } from './legal-facts.js';
import { preInformation } from './pre-information.2026-11.texts.js';

/** Both documents of one sale. The same facts give the same hash, on every machine and day. */
export function buildLegalDocuments(facts: LegalFacts): LegalDocuments {
  const documents = { preInformation: preInformation(facts), distanceContract: distanceContract(facts) };
  return { ...documents, sha256: documentsHash([documents.preInformation, documents.distanceContract]) };
}

/** A document read back from the database has its keys in another order: the hash must not care. */
export function documentsHash(documents: readonly LegalDocument[]): string {
  return createHash('sha256').update(canonicalJson(documents)).digest('hex');
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
