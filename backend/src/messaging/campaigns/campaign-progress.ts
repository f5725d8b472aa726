/** How many of a campaign's mails came how far. */
interface MailCounts {
  readonly sent: number;
  readonly failed: number;
  readonly skipped: number;
  /** In the queue, in hand, or paused with the campaign. */
  readonly waiting: number;
}

export interface CampaignProgress extends MailCounts {
  /** Recipients whom nobody has begun to serve. */
  readonly queued: number;
}

const WAITS = `status IN ('pending', 'sending', 'held')`;

/** Nobody waits for any of it, as a condition on `campaign`. */
export const REACHED_EVERYBODY = `
  NOT EXISTS (SELECT FROM sent_message_recipient WHERE sent_message_id = campaign.id)
  AND NOT EXISTS (SELECT FROM mail_message WHERE sent_message_id = campaign.id AND ${WAITS})`;

/** What became of one campaign's mails so far. */
export const mailCountsOf = (campaignId: string) => `
  SELECT (count(*) FILTER (WHERE status = 'sent'))::int AS sent,
    (count(*) FILTER (WHERE status = 'failed'))::int AS failed,
    (count(*) FILTER (WHERE status = 'skipped'))::int AS skipped,
    (count(*) FILTER (WHERE ${WAITS}))::int AS waiting
  FROM mail_message WHERE sent_message_id = ${campaignId}`;
