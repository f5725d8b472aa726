import type { LegalTexts } from '../legal-text.js';
import { DISTANCE_CONTRACT } from './distance-contract.texts.js';
import { PRE_INFORMATION } from './pre-information.texts.js';

/** The month of the built-in texts; a change of one of them needs another. */
const VERSION = '2026-11';

/** The texts in force until the studio puts its own in force. */
export const BUILT_IN_LEGAL_TEXTS: LegalTexts = {
  pre_information: { version: VERSION, clauses: PRE_INFORMATION },
  distance_contract: { version: VERSION, clauses: DISTANCE_CONTRACT },
};
