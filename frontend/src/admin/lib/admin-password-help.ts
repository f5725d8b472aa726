import { MIN_PASSWORD_LENGTH } from '@contract/accounts/password.rule.js';

/** Specification 2, section 5, asks for no more; whoever gets in sees every customer, so more is recommended. */
export const ADMIN_PASSWORD_HELP = `En az ${MIN_PASSWORD_LENGTH} karakter; 12 ve daha uzununu öneririz.`;
