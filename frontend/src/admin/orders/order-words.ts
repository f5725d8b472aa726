/** Specification 2, section 2.7: where nothing is known of whoever ordered. */
const UNKNOWN_PERSON = 'Belirtilmemiş';

export const CUSTOMER_TYPE_LABELS = { registered: 'Üye', guest: 'Misafir' } as const;

export function customerType({ isGuest }: { readonly isGuest: boolean }): string {
  return CUSTOMER_TYPE_LABELS[isGuest ? 'guest' : 'registered'];
}

export const orUnknown = (text: string): string => (text.trim() === '' ? UNKNOWN_PERSON : text);
