import type { Customer } from '../people/accounts/customer.entity.js';

/** A customer in the documented form. */
export interface RestUser {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly address: string | null;
}

export function restUser({ id, firstName, lastName, email, phone, address }: Customer): RestUser {
  return { id, first_name: firstName, last_name: lastName, email, phone, address };
}
