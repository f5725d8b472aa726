/** A record that İYS refused. */
export interface IysEventView {
  readonly id: string;
  /** 'a***@toprak.example' or '•••• 0112'. */
  readonly recipient: string;
  readonly type: 'EPOSTA' | 'MESAJ';
  readonly status: 'ONAY' | 'RET';
  /** İYS's own text. */
  readonly reason: string;
  /** ISO 8601 */
  readonly at: string;
}

/** How far İYS and the ledger agree. */
export interface IysState {
  /** Records that İYS has still to hear. */
  readonly waiting: number;
  /** Those among them that are older than two days; the law gives three working days. */
  readonly late: number;
  readonly refused: number;
  /** Why the last try failed; null while nothing is in the way. */
  readonly problem: string | null;
  /** ISO 8601, when refusals made at İYS were last read; null for never. */
  readonly readAt: string | null;
  /** The newest refusals. */
  readonly events: readonly IysEventView[];
}

/** The account with İYS, the state's register of consents, without its secrets. */
export interface IysView {
  /** Null while there is none. */
  readonly iysCode: string | null;
  readonly brandCode: string | null;
  /** The account, or its removal, that a new one would replace; null for the first. */
  readonly accountId: string | null;
  /** ISO 8601; null without an account. */
  readonly savedAt: string | null;
  /** The secrets are saved, but nobody can read them any more since APP_SECRET has changed. */
  readonly isUnreadable: boolean;
  readonly state: IysState;
}

/** Whether İYS knows the account. `unreachable`: it may be right or wrong. */
export type IysCheck = 'accepted' | 'refused' | 'unreachable';
