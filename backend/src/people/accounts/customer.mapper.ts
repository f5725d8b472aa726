import type { CustomerView } from '../../../contract/people/account.views.js';
import type { AddressDto } from '../../../contract/checkout/checkout.dto.js';
import type { Customer } from './customer.entity.js';

export function customerView(customer: Customer): CustomerView {
  return {
    id: customer.id,
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    isEmailVerified: customer.emailVerifiedAt !== null,
    phone: customer.phone,
    address: customer.address,
    place: placeOf(customer),
    invoice: customer.invoice,
    createdAt: customer.createdAt.toISOString(),
  };
}

function placeOf({ city, district, neighbourhood, addressLine }: Customer): AddressDto | null {
  if (city === null || district === null || neighbourhood === null || addressLine === null) return null;
  return { city, district, neighbourhood, addressLine };
}
