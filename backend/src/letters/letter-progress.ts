/** How many of a letter's mails came how far. */
interface MailCounts {
  readonly sent: number;
  readonly failed: number;
  readonly skipped: number;
  /** In the queue, in hand, or halted with the letter. */
  readonly waiting: number;
}

export interface LetterProgress extends MailCounts {
  /** Recipients whom nobody has begun to serve. */
  readonly queued: number;
}

const WAITS = `status IN ('pending', 'sending', 'held')`;

/** Nobody waits for any of it, as a condition on `letter`. */
export const REACHED_EVERYBODY = `
  NOT EXISTS (SELECT FROM sent_message_recipient WHERE sent_message_id = letter.id)
  AND NOT EXISTS (SELECT FROM mail_message WHERE sent_message_id = letter.id AND ${WAITS})`;

/** What became of one letter's mails so far. */
export const mailCountsOf = (letterId: string) => `
  SELECT (count(*) FILTER (WHERE status = 'sent'))::int AS sent,
    (count(*) FILTER (WHERE status = 'failed'))::int AS failed,
    (count(*) FILTER (WHERE status = 'skipped'))::int AS skipped,
    (count(*) FILTER (WHERE ${WAITS}))::int AS waiting
  FROM mail_message WHERE sent_message_id = ${letterId}`;
