/** What is read in place of a secret. Whoever saves it back leaves the secret as it is. */
export const MASKED = '••••••••';
