/** What somebody may agree to, or refuse. */
export const CONSENT_PURPOSES = ['commercial'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** By which way; each is asked for by itself. */
export const CONSENT_CHANNELS = ['email'] as const;
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];
