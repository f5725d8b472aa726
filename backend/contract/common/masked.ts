/** The placeholder that is sent instead of a stored secret. Saving it back leaves the secret unchanged. */
export const MASKED = '••••••••';
