/** No answer in time, none that can be read, or one that says that it may work later. Nothing is known. */
export class IysAwayError extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(`İYS is away: ${what}`, options);
  }
}

/** İYS does not know the account, or it may not act for the brand. */
export class IysAccountError extends Error {
  constructor(readonly status: number) {
    super(`İYS refused the account with ${status}`);
  }
}

/** İYS has understood and will not do it; `reason` is its own text, for the studio. */
export class IysRefusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
  ) {
    super(`İYS refused with ${status}: ${reason}`);
  }
}
