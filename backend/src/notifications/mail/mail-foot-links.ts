/** The links in the foot of a mail, each of which belongs to its recipient. */
export interface MailFootLinks {
  /** Ends commercial mail; null for mails without consent. */
  readonly unsubscribeUrl: string | null;
  /** The page with all switches of the recipient; null for mails to the studio. */
  readonly choicesUrl: string | null;
}

/** For previews, which have no recipient. */
export const NO_FOOT_LINKS: MailFootLinks = { unsubscribeUrl: null, choicesUrl: null };
