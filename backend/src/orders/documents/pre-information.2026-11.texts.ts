import type { LegalDocument } from '../../../contract/orders/legal-document.js';
import type { LegalFacts } from './legal-facts.js';

export function preInformation(facts: LegalFacts): LegalDocument {
  return {
    kind: 'pre_information',
    title: 'Ön Bilgilendirme Formu',
    version: '2026-11',
    sections: [{ heading: 'Satıcı', blocks: [{ kind: 'paragraph', text: facts.seller.title }] }],
  };
}
