/** Times and limits of the queue; tests shorten them. */
export class JobTuning {
  /** With the pauses below, a job fails for good after about a quarter of an hour. */
  attempts = 10;
  /** Doubles with every attempt and varies randomly by up to a half, so that retries spread. */
  firstRetryMs = 2_000;
  /** A worker that is silent for this long counts as dead, and its job goes to another. */
  lockMs = 30_000;
  stalledCheckMs = 15_000;
  /**
   * The pause after the queue was unreachable. The library's own pause of 15 s would delay every mail after a
   * short outage.
   */
  reconnectMs = 1_000;
  concurrency = 8;
  /** How often a process without the scheduled tasks tries to take them over. */
  leadershipCheckMs = 2_000;
  /**
   * The time a scheduled task may take by default. Beyond it the task counts as hanging, and another process
   * takes over.
   */
  taskDeadlineMs = 15 * 60_000;
}
