import type { HoldView } from '@contract/checkout/checkout.views.js';
import type { CustomerView } from '@contract/people/account.views.js';
import { type InformationDraft, readDraft } from '../../lib/checkout-draft.js';
import { completeInformation } from './order-information.js';
import { prefillCustomer } from './prefill-customer.js';

/** The whole information for an order when the draft and the account have it, else null. */
export function knownInformation(
  customer: CustomerView | null,
  { id, quote }: Pick<HoldView, 'id' | 'quote'>,
): InformationDraft | null {
  const draft = readDraft(customer?.id ?? null);
  const known = customer === null ? draft : prefillCustomer(draft, customer);
  const { address, ...contact } = known;
  if (quote.needsAddress && !address?.addressLine) return null;
  const complete = completeInformation(quote.needsAddress ? known : contact, id);
  if (complete === null) return null;
  const { customer: person, address: place, notes } = complete;
  return {
    customer: person,
    ...(place && { address: place }),
    ...(notes && { notes }),
    ...(draft.saveAddress && { saveAddress: true }),
  };
}
