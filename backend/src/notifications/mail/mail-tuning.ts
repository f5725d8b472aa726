/** Times and limits of sending; tests shorten them. */
export class MailTuning {
  /**
   * A claim older than this belongs to a process that died. It must be longer than the sending of any mail.
   */
  leaseSeconds = 120;
  /** The pause between the first two tries of a campaign's mail; doubles with each further try. */
  firstRetrySeconds = 15;
  longestRetrySeconds = 3_600;
  /**
   * The connections to the relay for campaigns, besides those for single mails: most relays allow ten in
   * total.
   */
  campaignConnections = 5;
  /**
   * A relay that is silent for this long counts as gone. Together with connecting it must stay well below the
   * lease.
   */
  silenceMs = 30_000;
  /** How long to retry recording a sent mail while the database is away; shorter than the claim. */
  noteWithinMs = 60_000;
  noteAgainMs = 500;
}
