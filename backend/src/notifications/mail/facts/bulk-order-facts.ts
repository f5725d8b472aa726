/** The facts that a confirmation may repeat, since anybody may type somebody else's address. */
export interface BulkOrderPromise {
  /** The day on which the promised time ends: '22 Kasım Pazar' */
  readonly offerDay: string;
}

/** The whole request, for the studio. */
export interface BulkOrderFacts {
  /** The time until which an offer is promised: '22.11.2026 14:30' */
  readonly offerBy: string;
  readonly name: string;
  readonly email: string;
  /** As stored: +90… */
  readonly phone: string;
  /** The lines of the message, as typed. */
  readonly message: readonly string[];
}
