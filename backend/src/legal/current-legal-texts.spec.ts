import { describe, expect, it } from '@jest/globals';
import { policies } from '../../contract/content/policies.texts.js';
import { aSale } from '../../testing/sale-facts.js';
import { testStudio } from '../../testing/test-studio.js';
import { buildLegalDocuments } from '../orders/documents/legal-documents.js';
import { CurrentLegalTexts } from './current-legal-texts.js';

describe('The time and the carrier that the studio has entered', () => {
  const studio = testStudio();
  studio.sections = {
    ...studio.sections,
    seller: { ...studio.sellerDetails, returnCarrier: 'Sürat Kargo' },
    orders: { ...studio.orderRules, preparation: { unit: 'day', typical: 5, longest: 10 } },
  };
  const legal = new CurrentLegalTexts(studio);
  const { contract, delivery } = policies(studio.seller, legal.contract);
  const frozen = buildLegalDocuments(aSale(legal.facts)).distanceContract;

  it.each([
    ['the page of the contract', contract],
    ['the contract of an order', frozen],
    ['the terms of delivery', delivery],
  ])('stand in %s', (_where, text) => {
    expect(JSON.stringify(text.sections)).toContain('yaklaşık 5 gün, en çok 10 gün');
    expect(JSON.stringify(text.sections)).not.toContain('2 hafta');
  });

  it('stand in the clause of withdrawal', () => {
    expect(JSON.stringify(frozen.sections)).toContain('anlaşmalı kargo firması: Sürat Kargo.');
  });
});
