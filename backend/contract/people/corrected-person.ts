import { formatPhone } from '../common/phone.js';

/** Name, address and telephone number of somebody who bought or booked. */
export interface ContactPerson {
  readonly name: string;
  readonly surname: string;
  /** Empty for people whom the studio wrote down without one. */
  readonly email: string;
  /** As stored: +90… */
  readonly phone: string;
}

/** Whether mails go to another mailbox. Capital letters make none. */
export function isOtherMailbox(
  before: Pick<ContactPerson, 'email'>,
  after: Pick<ContactPerson, 'email'>,
): boolean {
  return before.email.toLowerCase() !== after.email.toLowerCase();
}

/** Whether a correction removes the surname or the e-mail address instead of replacing it. */
export function isEmptied(
  before: Pick<ContactPerson, 'surname' | 'email'>,
  after: Pick<ContactPerson, 'surname' | 'email'>,
): boolean {
  return (before.surname !== '' && after.surname === '') || (before.email !== '' && after.email === '');
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
