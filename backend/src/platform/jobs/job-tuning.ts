/** How patient the queue is; tests are less so. */
export class JobTuning {
  /** With the pauses below: about a quarter of an hour until a job becomes a dead letter. */
  attempts = 10;
  /** Doubles with every attempt; up to half of it is left to chance, so that retries do not march in step. */
  firstRetryMs = 2_000;
  /** A worker that has not been heard of for this long is dead, and its job goes to another. */
  lockMs = 30_000;
  stalledCheckMs = 15_000;
  /** After the queue was out of reach; the library's own pause of 15 s would put off every mail after a blink. */
  reconnectMs = 1_000;
  concurrency = 8;
  /** How often a process that does not run the scheduled tasks asks whether it should. */
  leadershipCheckMs = 2_000;
  /** So long may a scheduled task run, unless it says otherwise; then it hangs, and another process runs the tasks. */
  taskDeadlineMs = 15 * 60_000;
}
