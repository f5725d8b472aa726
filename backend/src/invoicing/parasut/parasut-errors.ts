/** No answer in time, none that can be read, or one that says that it may work later. Nothing is known. */
export class ParasutAwayError extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(`Paraşüt is away: ${what}`, options);
  }
}

/** Paraşüt does not know the account, or it may not use the company. */
export class ParasutAccountError extends Error {
  constructor(readonly status: number) {
    super(`Paraşüt refused the account with ${status}`);
  }
}

/** Paraşüt has understood and will not do it; `reason` is its own text, for the studio. */
export class ParasutRefusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
  ) {
    super(`Paraşüt refused with ${status}: ${reason}`);
  }
}
