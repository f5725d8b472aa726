import { formatAddress } from '@contract/orders/address.js';
import type { CorrectOrderContactDto } from '@contract/orders/order-contact.dto.js';
import type { OrderContact } from '@contract/orders/order-contact.js';
import { formatPhone, normalisePhone } from '@contract/common/phone.js';
import type { PersonShown } from '../../../lib/compare-person.js';

/** The form begins without an address, which stays as it is until another one is wanted. */
export function contactValues(contact: OrderContact): CorrectOrderContactDto {
  const { orderId, version, name, surname, email, phone, notes } = contact;
  return { orderId, version, name, surname, email, phone: phone === '' ? '' : formatPhone(phone), notes };
}

export function shownContact(contact: OrderContact): PersonShown {
  const { name, surname, email, phone, shippingAddress, notes } = contact;
  return { name, surname, email, phone, shippingAddress, notes };
}

export function wantedContact(mine: CorrectOrderContactDto, theirs: OrderContact): PersonShown {
  const { name, surname, email, phone, address, notes } = mine;
  return {
    ...{ name, surname, email, notes },
    phone: normalisePhone(phone) ?? phone,
    shippingAddress: address ? formatAddress(address) : theirs.shippingAddress,
  };
}
