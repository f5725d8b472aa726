/** All that the confirmation to a typed address may say of a request. */
export interface BulkOrderPromise {
  /** Until when an offer is promised: '22.11.2026 14:30' */
  readonly offerBy: string;
}

/** The whole request, for the studio. */
export interface BulkOrderFacts extends BulkOrderPromise {
  readonly name: string;
  readonly email: string;
  /** As kept: +90… */
  readonly phone: string;
  /** Its lines, as they were typed. */
  readonly message: readonly string[];
}
