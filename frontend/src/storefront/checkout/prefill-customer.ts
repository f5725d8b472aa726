import type { CustomerView } from '@contract/people/account.views.js';
import { formatPhone } from '@contract/common/phone.js';
import type { AddressDto } from '@contract/checkout/checkout.dto.js';
import { invoiceInput, isInvoiceBegun } from '../../lib/orders/invoice-input.js';
import type { InformationDraft } from '../../lib/orders/checkout-draft.js';

/** The longest text that the address field accepts. */
const LONGEST_ADDRESS_LINE = 300;

/** Prefills the form with a signed-in customer's data; what they typed themselves stays. */
export function prefillCustomer(typed: InformationDraft, known: CustomerView): InformationDraft {
  const { name, surname, email, phone } = typed.customer;
  return {
    ...typed,
    customer: {
      name: name || known.firstName,
      surname: surname || known.lastName,
      email: email || known.email,
      phone: phone || (known.phone === null ? '' : formatPhone(known.phone)),
    },
    address: isBegun(typed.address) ? typed.address : addressOf(known),
    ...(!isInvoiceBegun(typed.invoice) && known.invoice && { invoice: invoiceInput(known.invoice) }),
  };
}

function isBegun(address: AddressDto | undefined): address is AddressDto {
  return address !== undefined && Object.values(address).some(Boolean);
}

/** An old address is one text with the province somewhere inside, so the customer chooses from the lists again. */
function addressOf({ place, address }: CustomerView): AddressDto {
  if (place !== null) return place;
  const addressLine = address !== null && address.length <= LONGEST_ADDRESS_LINE ? address : '';
  return { city: '', district: '', neighbourhood: '', addressLine };
}
