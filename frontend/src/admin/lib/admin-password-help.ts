import { MIN_PASSWORD_LENGTH } from '@contract/people/password.rule.js';

/**
 * Specification 2, section 5, requires no more, but an admin sees every customer, so a longer password is
 * recommended.
 */
export const ADMIN_PASSWORD_HELP = `En az ${MIN_PASSWORD_LENGTH} karakter; 12 ve daha uzununu öneririz.`;
