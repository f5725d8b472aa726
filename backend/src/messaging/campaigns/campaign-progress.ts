/** The number of a campaign's mails in each state. */
interface MailCounts {
  readonly sent: number;
  readonly failed: number;
  readonly skipped: number;
  /** Queued, being sent, or paused with the campaign. */
  readonly waiting: number;
}

export interface CampaignProgress extends MailCounts {
  /** Recipients for whom no mail or message has been written yet. */
  readonly queued: number;
}

const WAITS = `status IN ('pending', 'sending', 'held')`;

/** Condition on `campaign`: no recipient and no mail of it is waiting. */
export const REACHED_EVERYBODY = `
  NOT EXISTS (SELECT FROM campaign_recipient WHERE campaign_id = campaign.id)
  AND NOT EXISTS (SELECT FROM mail_message WHERE campaign_id = campaign.id AND ${WAITS})`;

/** The number of one campaign's mails in each state. */
export const mailCountsOf = (campaignId: string) => `
  SELECT (count(*) FILTER (WHERE status = 'sent'))::int AS sent,
    (count(*) FILTER (WHERE status = 'failed'))::int AS failed,
    (count(*) FILTER (WHERE status = 'skipped'))::int AS skipped,
    (count(*) FILTER (WHERE ${WAITS}))::int AS waiting
  FROM mail_message WHERE campaign_id = ${campaignId}`;
