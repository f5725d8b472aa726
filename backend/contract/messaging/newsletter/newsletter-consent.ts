/**
 * The consent texts next to the checkbox, by version. A change of the text is a new version; old versions are
 * kept.
 */
export const NEWSLETTER_CONSENTS = {
  '2026-11': 'Toprak’tan e-posta almayı kabul ediyorum.',
} as const;

export type NewsletterConsentVersion = keyof typeof NEWSLETTER_CONSENTS;

/** The version in use. */
export const NEWSLETTER_CONSENT_VERSION: NewsletterConsentVersion = '2026-11';
