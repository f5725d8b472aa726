/** The account with Paraşüt, which issues the legal documents, without its secrets. */
export interface ParasutView {
  /** Null while there is none. */
  readonly companyId: string | null;
  readonly username: string | null;
  /** The account, or its removal, that a new one would replace; null for the first. */
  readonly accountId: string | null;
  /** ISO 8601; null without an account. */
  readonly savedAt: string | null;
  /** The secrets are saved, but nobody can read them any more since APP_SECRET has changed. */
  readonly isUnreadable: boolean;
}

/** Whether Paraşüt knows the account. `unreachable`: it may be right or wrong. */
export type ParasutCheck = 'accepted' | 'refused' | 'unreachable';
