import type { ConsentSubject } from '../../people/consents/consents.service.js';

/** The consent that newsletter subscribers give and withdraw. */
export function commercialMailTo(address: string): ConsentSubject {
  return { address, purpose: 'commercial', channel: 'email' };
}
