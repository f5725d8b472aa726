export const USUAL_BODY_BYTES = 100 * 1024;

/**
 * Enough for the longest text of the back office, a post of 200 000 characters: up to six bytes each as JSON,
 * nine in an encoded form. Only signed-in admins may send so much.
 */
export const LONG_TEXT_BODY_BYTES = 2 * 1024 * 1024;
