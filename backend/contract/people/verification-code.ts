/** Specification 1, sections 4, 5 and 9. */
export const CODE_LENGTH = 6;
export const CODE_SECONDS = 900;
export const RESEND_AFTER_SECONDS = 60;
/** Tries that a code bears from the browser that waits for it, and as many again from all others. */
export const TRIES_PER_CODE = 5;

/** The purposes of a verification code: the address of a new account, or of an existing one. */
export const CODE_TYPES = ['registration', 'account'] as const;
export type CodeType = (typeof CODE_TYPES)[number];
