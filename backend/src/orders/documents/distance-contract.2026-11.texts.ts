import type { LegalDocument } from '../../../contract/orders/legal-document.js';
import type { LegalFacts } from './legal-facts.js';

export function distanceContract(facts: LegalFacts): LegalDocument {
  return {
    kind: 'distance_contract',
    title: 'Mesafeli Satış Sözleşmesi',
    version: '2026-11',
    sections: [{ heading: 'Satıcı', blocks: [{ kind: 'paragraph', text: facts.seller.title }] }],
  };
}
