import { LEGAL_RETURN_DAYS } from '../returns/return-term.js';

/** How the studio takes pieces back. The carrier and the address stand with the seller's details, as the contract names them. */
export interface ReturnRules {
  /** Within which buyers give notice, in days from the delivery; never less than the law's. */
  readonly days: number;
  /** The code under which the agreed carrier takes parcels free of charge; empty when each return has its own. */
  readonly code: string;
}

export const INITIAL_RETURNS: ReturnRules = { days: LEGAL_RETURN_DAYS, code: '' };
