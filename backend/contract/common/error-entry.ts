export type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 502 | 503;

/**
 * The HTTP status and the visitor's text of an error code. `{name}` in the text is filled from the error's
 * params.
 */
export interface ErrorEntry {
  readonly status: ErrorStatus;
  readonly message: string;
}
