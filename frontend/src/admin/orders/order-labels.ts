import type { AdminOrderRow } from '@contract/orders/admin-orders.views.js';

/** Specification 2, section 2.7: the label when nothing is known of the customer. */
const UNKNOWN_PERSON = 'Belirtilmemiş';

export const CUSTOMER_TYPE_LABELS = { registered: 'Üye', guest: 'Misafir' } as const;

export function customerType({ isGuest, person }: Pick<AdminOrderRow, 'isGuest' | 'person'>): string {
  if (person !== 'known') return 'Hesabı silindi';
  return CUSTOMER_TYPE_LABELS[isGuest ? 'guest' : 'registered'];
}

export const orUnknown = (text: string): string => (text.trim() === '' ? UNKNOWN_PERSON : text);

/** The customer's e-mail address and kind: 'elif@ornek.com · Üye'. */
export function customerLine(order: Pick<AdminOrderRow, 'customerEmail' | 'isGuest' | 'person'>): string {
  const { customerEmail, person } = order;
  return person === 'erased' ? customerType(order) : `${orUnknown(customerEmail)} · ${customerType(order)}`;
}

/** '2 parça, 1 yer' */
export function describeAmount({ pieces, seats }: Pick<AdminOrderRow, 'pieces' | 'seats'>): string {
  const texts = [pieces > 0 ? `${pieces} parça` : '', seats > 0 ? `${seats} yer` : ''];
  return texts.filter(Boolean).join(', ');
}
