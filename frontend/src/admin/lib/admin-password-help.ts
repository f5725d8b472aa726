import { MIN_ADMIN_PASSWORD_LENGTH } from '@contract/people/password.rule.js';

/** An admin sees every customer, so the password is longer than the six characters of specification 2, section 5. */
export const ADMIN_PASSWORD_HELP = `En az ${MIN_ADMIN_PASSWORD_LENGTH} karakter; bilinen şifreler ve adınız olmaz.`;
