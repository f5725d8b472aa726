import { SEAT_GUEST_KEPT_DAYS } from './seat-guest.js';

/**
 * The texts next to the box of the explicit consent to keep allergies and needs, by version. A change of the text is a
 * new version; old versions are kept.
 */
export const NEEDS_CONSENTS = {
  '2026-11': `Yazdığım alerji ve ihtiyaçların, sağlık bilgisi olarak yalnızca atölye ekibince görülmek ve workshoptan ${SEAT_GUEST_KEPT_DAYS} gün sonra silinmek üzere saklanmasına açık rıza veriyorum. Başkası için yazdıysam onun (çocuksa velisinin) de rızası var.`,
} as const;

export type NeedsConsentVersion = keyof typeof NEEDS_CONSENTS;

/** The version in use. */
export const NEEDS_CONSENT_VERSION: NeedsConsentVersion = '2026-11';
