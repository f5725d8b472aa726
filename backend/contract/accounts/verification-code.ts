/** Specification 1, sections 4, 5 and 9. */
export const CODE_LENGTH = 6;
export const CODE_SECONDS = 900;
export const RESEND_AFTER_SECONDS = 60;
/** Wrong tries after which a code is worth nothing, from wherever they come. */
export const TRIES_PER_CODE = 5;

/** What a code proves: a new account's address, or that of an account that stands. */
export const CODE_TYPES = ['registration', 'account'] as const;
export type CodeType = (typeof CODE_TYPES)[number];
