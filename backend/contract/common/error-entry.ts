export type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 502 | 503;

/** What a stable error code means: its HTTP status and the text a visitor reads. `{name}` is filled from the params. */
export interface ErrorEntry {
  readonly status: ErrorStatus;
  readonly message: string;
}
