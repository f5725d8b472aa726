/** Specification 1, sections 4, 5 and 9. */
export const CODE_LENGTH = 6;
export const CODE_SECONDS = 900;
/** For the second step of an admin's sign-in. */
export const ADMIN_CODE_SECONDS = 600;
export const RESEND_AFTER_SECONDS = 60;
/** The number of tries for the browser that waits for the code, and again for all others together. */
export const TRIES_PER_CODE = 5;

/** The purposes of a verification code: the address of a new account, or of an existing one. */
export const CODE_TYPES = ['registration', 'account'] as const;
export type CodeType = (typeof CODE_TYPES)[number];
