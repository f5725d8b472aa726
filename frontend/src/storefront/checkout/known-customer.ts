import type { CustomerView } from '@contract/accounts/account.views.js';
import { formatPhone } from '@contract/common/phone.js';
import type { AddressDto } from '@contract/orders/checkout.dto.js';
import type { InformationDraft } from '../../lib/checkout-draft.js';

/** What the field takes. */
const LONGEST_ADDRESS_LINE = 300;

/** Fills in what the shop knows of a signed-in customer; what they typed themselves stays. */
export function fillIn(typed: InformationDraft, known: CustomerView): InformationDraft {
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
  };
}

function isBegun(address: AddressDto | undefined): address is AddressDto {
  return address !== undefined && Object.values(address).some(Boolean);
}

/** An address in one text holds its province somewhere inside: the lists are left to the customer. */
function addressOf({ place, address }: CustomerView): AddressDto {
  if (place !== null) return place;
  const addressLine = address !== null && address.length <= LONGEST_ADDRESS_LINE ? address : '';
  return { city: '', district: '', neighbourhood: '', addressLine };
}
