import { BUILT_IN_LEGAL_TEXTS } from './built-in/built-in-texts.js';
import { INITIAL_POLICIES } from '../workshops/policies/booking-policies.js';
import { DELIVERY_TERMS } from './delivery-terms.js';
import type { GeneralFacts } from './legal-facts.js';
import type { LegalText } from './legal-text.js';

/** The distance contract in force, with the terms that it names; the page of the contract shows it without an order. */
export interface PublishedContract extends Omit<GeneralFacts, 'seller'> {
  readonly text: LegalText;
}

/** The contract until the studio has said anything. */
export const BUILT_IN_CONTRACT: PublishedContract = {
  text: BUILT_IN_LEGAL_TEXTS.distance_contract,
  returns: { address: null, carrier: null },
  delivery: DELIVERY_TERMS,
  policies: INITIAL_POLICIES,
};
