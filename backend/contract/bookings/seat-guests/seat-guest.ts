import { STORAGE_PERIODS } from '../../legal/storage-periods.js';

/** How old a guest is, as far as the studio needs to know. */
export const AGE_BANDS = ['adult', 'teen', 'child'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

export const AGE_BAND_LABELS: Record<AgeBand, string> = {
  adult: '18 yaş ve üstü',
  teen: '12–17 yaş',
  child: '12 yaşından küçük',
};

/** Whether the guest may be seen in the studio's pictures. */
export const PHOTO_CONSENTS = ['ask_at_door', 'yes', 'no'] as const;
export type PhotoConsent = (typeof PHOTO_CONSENTS)[number];

export const PHOTO_CONSENT_LABELS: Record<PhotoConsent, string> = {
  ask_at_door: 'Atölyede sorun',
  yes: 'Çekilebilir',
  no: 'Çekilmesin',
};

/** For readers of a list, who see nothing but the mark. */
export const PHOTO_CONSENT_MARKS: Record<PhotoConsent, string> = {
  ask_at_door: 'Fotoğraf: sorulacak',
  yes: 'Fotoğraf: çekilebilir',
  no: 'Fotoğraf: çekilmesin',
};

export const SEAT_GUEST_NAME_LENGTH = 100;
export const SEAT_GUEST_NEEDS_LENGTH = 500;

/** For how many days after the workshop the studio keeps needs and all that tells of guests under age. */
export const SEAT_GUEST_KEPT_DAYS = STORAGE_PERIODS.seatGuests.length.days;

/** Guests under 18 come with a responsible adult, who can be reached. */
export function isMinor(ageBand: AgeBand): boolean {
  return ageBand !== 'adult';
}
