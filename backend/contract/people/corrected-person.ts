import { formatPhone } from '../common/phone.js';

/** Name, address and telephone number of somebody who bought or booked. */
export interface ContactPerson {
  readonly name: string;
  readonly surname: string;
  /** Empty for people whom the studio wrote down without one. */
  readonly email: string;
  /** As stored: +90…; empty for people who bought at the counter without one. */
  readonly phone: string;
}

/** Whether mails go to another mailbox. Capital letters make none. */
export function isOtherMailbox(
  before: Pick<ContactPerson, 'email'>,
  after: Pick<ContactPerson, 'email'>,
): boolean {
  return before.email.toLowerCase() !== after.email.toLowerCase();
}

const NEVER_EMPTIED = ['surname', 'email', 'phone'] as const;
type NeverEmptied = Pick<ContactPerson, (typeof NEVER_EMPTIED)[number]>;

/** Whether a correction removes surname, e-mail address or telephone instead of replacing it. */
export function isEmptied(before: NeverEmptied, after: NeverEmptied): boolean {
  return NEVER_EMPTIED.some((field) => before[field] !== '' && after[field] === '');
}

export const CONTACT_LABELS = {
  name: 'Ad',
  surname: 'Soyad',
  email: 'E-posta',
  phone: 'Telefon',
  shippingAddress: 'Teslimat adresi',
  notes: 'Sipariş notu',
} as const;
export type ContactField = keyof typeof CONTACT_LABELS;

/** The value as people read it; '–' for nothing. */
export function contactText(field: ContactField, value: string): string {
  if (value === '') return '–';
  return field === 'phone' ? formatPhone(value) : value;
}
