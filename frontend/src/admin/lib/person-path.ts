import type { Person } from '@contract/people/customer-page.views.js';
import { adminPaths } from './admin-paths.js';

export const GUEST_EMAIL = 'eposta';
export const GUEST_PHONE = 'telefon';

/** The address of the page about a person. */
export function personPath(person: Person): string {
  if ('customerId' in person) return adminPaths.customer(person.customerId);
  const [name, value] = 'email' in person ? [GUEST_EMAIL, person.email] : [GUEST_PHONE, person.phone];
  return `${adminPaths.guest}?${new URLSearchParams({ [name]: value }).toString()}`;
}
