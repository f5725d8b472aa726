/** A rule of consistency that is computed anew from the underlying rows. */
export interface DataCheck {
  readonly name: string;
  /** What must be true; explains a difference in the report. */
  readonly explanation: string;
  /** A SELECT of `record`, `expected` and `found`; rows in which the last two differ are differences. */
  readonly sql: string;
}
