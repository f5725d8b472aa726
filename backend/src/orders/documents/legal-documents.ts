import { createHash } from 'node:crypto';
import type { LegalDocument, LegalDocuments } from '../../../contract/orders/legal-document.js';
import { distanceContract } from './distance-contract.2026-11.texts.js';
import type { LegalFacts } from './legal-facts.js';
import { preInformation } from './pre-information.2026-11.texts.js';

/** Builds both documents of a sale. The same facts always give the same hash, on every machine and day. */
export function buildLegalDocuments(facts: LegalFacts): LegalDocuments {
  const documents = { preInformation: preInformation(facts), distanceContract: distanceContract(facts) };
  return { ...documents, sha256: documentsHash([documents.preInformation, documents.distanceContract]) };
}

/** Hashes canonical JSON, because a document read from the database has its keys in another order. */
export function documentsHash(documents: readonly LegalDocument[]): string {
  return createHash('sha256').update(canonicalJson(documents)).digest('hex');
}

/** JSON with the keys of every object in alphabetical order. */
function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`).join(',')}}`;
}
