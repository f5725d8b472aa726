import { formatPhone } from '../../common/phone.js';
import { AGE_BAND_LABELS, isMinor, PHOTO_CONSENT_MARKS } from './seat-guest.js';
import type { StudioSeatGuest } from './seat-guests.views.js';

/** What the studio has to mind with a guest, such as 'Sorumlusu: Ayşe Demir, 0532 555 01 12'. */
export function guestMarks(guest: StudioSeatGuest): string[] {
  const { ageBand, guardianName, guardianPhone, needs, photoConsent } = guest;
  return [
    ...(isMinor(ageBand) ? [AGE_BAND_LABELS[ageBand]] : []),
    ...(guardianName === '' ? [] : [`Sorumlusu: ${guardianName}, ${formatPhone(guardianPhone)}`]),
    ...(needs === '' ? [] : [`İhtiyaç: ${needs}`]),
    PHOTO_CONSENT_MARKS[photoConsent],
  ];
}

/** The guest's name, or the seat's number once a guest under age was erased: '2. kişi'. */
export function guestName({ name, position }: Pick<StudioSeatGuest, 'name' | 'position'>): string {
  return name === '' ? `${position + 1}. kişi` : name;
}
