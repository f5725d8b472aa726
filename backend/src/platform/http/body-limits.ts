export const USUAL_BODY_BYTES = 100 * 1024;

/**
 * For the longest text that the back office takes, 200 000 letters of a post: up to six bytes each as JSON, nine where a
 * form encodes them. Nobody but a signed-in admin may send so much.
 */
export const LONG_TEXT_BODY_BYTES = 2 * 1024 * 1024;
