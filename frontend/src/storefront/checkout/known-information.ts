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
  const { address, isPickedUp, ...contact } = known;
  const collects = isPickedUp === true && quote.delivery?.offersPickUp === true;
  if (quote.needsAddress && !collects && !address?.addressLine) return null;
  const delivered = { ...contact, ...(collects ? { isPickedUp } : address && { address }) };
  const complete = completeInformation(quote.needsAddress ? delivered : contact, id);
  if (complete === null) return null;
  const { customer: person, address: place, notes } = complete;
  return {
    customer: person,
    ...(place && { address: place }),
    ...(complete.isPickedUp && { isPickedUp: true }),
    ...(notes && { notes }),
    ...(draft.saveAddress && !complete.isPickedUp && { saveAddress: true }),
  };
}
