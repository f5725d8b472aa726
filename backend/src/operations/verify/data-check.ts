/** One rule of the books that is computed anew from what it was once added up from. */
export interface DataCheck {
  readonly name: string;
  /** What must be true, for whoever reads a report of differences. */
  readonly explanation: string;
  /** A SELECT of `record`, `expected` and `found`: a row is a difference where the last two are not the same. */
  readonly sql: string;
}
