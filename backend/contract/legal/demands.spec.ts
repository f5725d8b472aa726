import { describe, expect, it, test } from '@jest/globals';
import { TEST_SELLER } from '../../testing/test-studio.js';
import { BUILT_IN_LEGAL_TEXTS } from './built-in/built-in-texts.js';
import { INITIAL_POLICIES } from '../workshops/policies/booking-policies.js';
import { DELIVERY_TERMS } from './delivery-terms.js';
import { LEGAL_DEMANDS, missingDemands } from './demands.js';
import { LEGAL_TEXT_KINDS, type LegalClause } from './legal-text.js';
import { variableProblem } from './variables.js';

const FACTS = {
  seller: TEST_SELLER,
  returns: { address: null, carrier: 'Sürat Kargo' },
  delivery: DELIVERY_TERMS,
  policies: INITIAL_POLICIES,
};
const saying = (...texts: string[]): LegalClause[] =>
  texts.map((text, index) => ({ key: `c${index}`, heading: 'Madde', when: 'always', text }));
const keys = (missing: readonly { key: string }[]) => missing.map(({ key }) => key);

describe('What the law demands', () => {
  test.each(LEGAL_TEXT_KINDS)(
    'is all in the built-in %s, but for a carrier that nobody has entered',
    (kind) => {
      const { clauses } = BUILT_IN_LEGAL_TEXTS[kind];
      expect(missingDemands(kind, clauses, FACTS)).toEqual([]);
      const nobody = { ...FACTS, returns: { address: null, carrier: null } };
      expect(keys(missingDemands(kind, clauses, nobody))).toEqual(['return_carrier']);
    },
  );

  test.each(LEGAL_TEXT_KINDS)('is named one by one when %s says nothing of it', (kind) => {
    const expected = LEGAL_DEMANDS.filter(({ kinds }) => kinds.includes(kind)).map(({ key }) => key);
    expect(keys(missingDemands(kind, saying('Söz.'), FACTS))).toEqual(expected);
  });

  it.each(LEGAL_DEMANDS)('is met by the words that are offered for $key', ({ key, kinds, words }) => {
    const [kind = 'distance_contract'] = kinds;
    expect(keys(missingDemands(kind, saying(words ?? ''), FACTS))).not.toContain(key);
    expect(variableProblem(words ?? '')).toBeNull();
  });

  it('is missing where the clause stands only in other sales', () => {
    const clauses = BUILT_IN_LEGAL_TEXTS.distance_contract.clauses.map((clause) =>
      clause.key === 'complaints' ? { ...clause, when: 'free' as const } : clause,
    );
    expect(keys(missingDemands('distance_contract', clauses, FACTS))).toEqual(['board', 'mediation']);
  });
});
