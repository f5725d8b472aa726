/**
 * The consent texts next to the checkbox, by version, with the studio's name. A change of the text is a new version; old
 * versions are kept.
 */
export const NEWSLETTER_CONSENTS = {
  '2026-11': (studioName: string) =>
    `${studioName} haberlerini ve duyurularını e-postayla almayı kabul ediyorum.`,
} as const;

export type NewsletterConsentVersion = keyof typeof NEWSLETTER_CONSENTS;

/** The version in use. */
export const NEWSLETTER_CONSENT_VERSION: NewsletterConsentVersion = '2026-11';
