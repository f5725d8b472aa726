import { formatAddress } from '@contract/orders/address.js';
import type { CorrectOrderContactDto } from '@contract/orders/order-contact.dto.js';
import type { OrderContact } from '@contract/orders/order-contact.js';
import { formatPhone, normalisePhone } from '@contract/common/phone.js';
import { CONTACT_LABELS, type ContactField, contactText } from '@contract/people/corrected-person.js';
import type { Comparison } from '../../../lib/use-versioned-save.js';

/** The form begins without an address, which stays as it is until another one is wanted. */
export function contactValues(contact: OrderContact): CorrectOrderContactDto {
  const { orderId, version, name, surname, email, phone, notes } = contact;
  return { orderId, version, name, surname, email, phone: phone === '' ? '' : formatPhone(phone), notes };
}

type Shown = Readonly<Record<ContactField, string>>;

function shownOf(contact: OrderContact): Shown {
  const { name, surname, email, phone, shippingAddress, notes } = contact;
  return { name, surname, email, phone, shippingAddress, notes };
}

function wantedOf(mine: CorrectOrderContactDto, theirs: OrderContact): Shown {
  const { name, surname, email, phone, address, notes } = mine;
  return {
    ...{ name, surname, email, notes },
    phone: normalisePhone(phone) ?? phone,
    shippingAddress: address ? formatAddress(address) : theirs.shippingAddress,
  };
}

const FIELDS = Object.keys(CONTACT_LABELS) as ContactField[];
const differing = (one: Shown, other: Shown) => FIELDS.filter((field) => one[field] !== other[field]);

/** Another admin's change of the status or the parcel touches none of these fields. */
export function compareContact(
  from: OrderContact,
  mine: CorrectOrderContactDto,
  theirs: OrderContact,
): Comparison {
  if (differing(wantedOf(mine, theirs), shownOf(theirs)).length === 0) return 'same';
  return differing(shownOf(from), shownOf(theirs)).length === 0 ? 'apart' : 'differs';
}

/** The fields for the dialog of a conflict. */
export function differingContact(mine: CorrectOrderContactDto, theirs: OrderContact) {
  const wanted = wantedOf(mine, theirs);
  const kept = shownOf(theirs);
  return differing(wanted, kept).map((field) => ({
    label: CONTACT_LABELS[field],
    mine: contactText(field, wanted[field]),
    theirs: contactText(field, kept[field]),
  }));
}
