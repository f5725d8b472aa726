import type { HoldView } from '@contract/checkout/checkout.views.js';
import type { CustomerView } from '@contract/people/account.views.js';
import { type InformationDraft, readDraft } from '../../lib/orders/checkout-draft.js';
import { completeInformation } from './order-information.js';
import { prefillCustomer } from './prefill-customer.js';

/** The whole information for an order when the draft and the account have it, else null. */
export function knownInformation(
  customer: CustomerView | null,
  { id, quote }: Pick<HoldView, 'id' | 'quote'>,
): InformationDraft | null {
  const draft = readDraft(customer?.id ?? null);
  const known = deliveredTo(customer === null ? draft : prefillCustomer(draft, customer), quote);
  const complete = known && completeInformation(known, id);
  if (complete === null) return null;
  const { customer: person, address: place, notes, isPickedUp, invoice } = complete;
  return {
    customer: person,
    ...(place && { address: place }),
    ...(isPickedUp && { isPickedUp }),
    ...(notes && { notes }),
    ...(invoice && { invoice }),
    ...toBeKept(draft, isPickedUp === true),
  };
}

/** The boxes that the buyer ticked, as far as there is something to keep. */
function toBeKept({ saveAddress, saveInvoice }: InformationDraft, isPickedUp: boolean) {
  return {
    ...(saveAddress && !isPickedUp && { saveAddress }),
    ...(saveInvoice && { saveInvoice }),
  };
}

/** What of the information this cart needs; null when it needs an address and there is none. */
function deliveredTo(
  { address, isPickedUp, ...contact }: InformationDraft,
  { needsAddress, delivery }: HoldView['quote'],
): InformationDraft | null {
  if (!needsAddress) return contact;
  if (isPickedUp === true && delivery?.offersPickUp === true) return { ...contact, isPickedUp };
  return address?.addressLine ? { ...contact, address } : null;
}
