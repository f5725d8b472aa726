import type { AdminOrderRow } from '@contract/orders/admin-orders.views.js';

/** Specification 2, section 2.7: where nothing is known of whoever ordered. */
const UNKNOWN_PERSON = 'Belirtilmemiş';

export const CUSTOMER_TYPE_LABELS = { registered: 'Üye', guest: 'Misafir' } as const;

export function customerType({ isGuest, person }: Pick<AdminOrderRow, 'isGuest' | 'person'>): string {
  if (person !== 'known') return 'Hesabı silindi';
  return CUSTOMER_TYPE_LABELS[isGuest ? 'guest' : 'registered'];
}

export const orUnknown = (text: string): string => (text.trim() === '' ? UNKNOWN_PERSON : text);

/** The address of whoever ordered and what they are to the shop: 'elif@ornek.com · Üye'. */
export function customerLine(order: Pick<AdminOrderRow, 'customerEmail' | 'isGuest' | 'person'>): string {
  const { customerEmail, person } = order;
  return person === 'forgotten'
    ? customerType(order)
    : `${orUnknown(customerEmail)} · ${customerType(order)}`;
}

/** '2 parça, 1 yer' */
export function amountText({ pieces, seats }: Pick<AdminOrderRow, 'pieces' | 'seats'>): string {
  const texts = [pieces > 0 ? `${pieces} parça` : '', seats > 0 ? `${seats} yer` : ''];
  return texts.filter(Boolean).join(', ');
}
