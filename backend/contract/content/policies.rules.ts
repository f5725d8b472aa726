import type { ContactDetails } from './site.js';
import { policies } from './policies.texts.js';
import type { Policy, PolicyKind } from './policy.js';
import { BUILT_IN_SITE_TEXTS } from './site.rules.js';

/**
 * The built-in policy, shown when the studio's cannot be loaded. It names the seller as far as the site's
 * contact details do.
 */
export function builtInPolicy(
  kind: PolicyKind,
  contact: ContactDetails = BUILT_IN_SITE_TEXTS.contact,
): Policy {
  const { phone, email, addressLines } = contact;
  const seller = {
    title: '',
    address: addressLines.join(', '),
    phone,
    email,
    tax: null,
    mersis: null,
    chamber: null,
    kep: null,
    etbis: null,
  };
  return policies(seller)[kind];
}
