import type { Customer } from '../../people/accounts/customer.entity.js';

/** A customer in the documented form. */
export function restUser({ id, firstName, lastName, email, phone, address }: Customer) {
  return { id, first_name: firstName, last_name: lastName, email, phone, address };
}
