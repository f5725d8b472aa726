import type { ConsentSubject } from '../../people/consents/consents.service.js';

/** What subscribers agree to, and take back. */
export function commercialMailTo(address: string): ConsentSubject {
  return { address, purpose: 'commercial', channel: 'email' };
}
