/** The account with Netgsm, which sends the text messages, without its password. */
export interface SmsView {
  /** Null while there is none. */
  readonly userCode: string | null;
  /** The name or number that phones show as the sender. */
  readonly header: string | null;
  /** The account, or its removal, that a new one would replace; null for the first. */
  readonly accountId: string | null;
  /** ISO 8601; null without an account. */
  readonly savedAt: string | null;
  /** The password is saved, but nobody can read it any more since APP_SECRET has changed. */
  readonly isUnreadable: boolean;
  /** Whether text messages are switched on in the security settings. */
  readonly isSwitchedOn: boolean;
}

/** Whether Netgsm knows the account. `unreachable`: it may be right or wrong. */
export interface SmsCheck {
  readonly verdict: 'accepted' | 'refused' | 'unreachable';
  /** The credit as Netgsm writes it, in lira; null when it does not tell. */
  readonly credit: string | null;
}
