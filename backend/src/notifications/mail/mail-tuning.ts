/** How patient sending is; tests are less so. */
export class MailTuning {
  /** A claim older than this belongs to a process that died. Longer than any one mail may take. */
  leaseSeconds = 120;
  /** Between the first and the second try of a campaign's mail; doubles with each further one. */
  firstRetrySeconds = 15;
  longestRetrySeconds = 3_600;
  /** To the relay for campaigns, beside those of all other mail: most relays allow ten in all. */
  campaignConnections = 5;
  /** A relay that says nothing for so long is gone. With connecting, all in all well below the lease. */
  silenceMs = 30_000;
  /** What the relay has is noted as soon as the database is there again, as long as the claim surely lasts. */
  noteWithinMs = 60_000;
  noteAgainMs = 500;
}
