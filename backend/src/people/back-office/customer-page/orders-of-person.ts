import type { Person } from '../../../../contract/people/customer-page.views.js';

/** A condition on an order `o`, whose parameter is `$1`. */
export interface OrdersOfPerson {
  readonly where: string;
  readonly value: string;
}

/** An account's orders, or the orders of guests with the address or number. An erased order names nobody. */
export function ordersOfPerson(person: Person): OrdersOfPerson {
  if ('customerId' in person) return { where: 'o.customer_id = $1', value: person.customerId };
  if ('email' in person) return { where: `${OF_GUEST} AND lower(o.email) = lower($1)`, value: person.email };
  return { where: `${OF_GUEST} AND o.phone = $1`, value: person.phone };
}

const OF_GUEST = 'o.customer_id IS NULL AND o.erased_at IS NULL';
