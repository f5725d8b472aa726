import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobOutbox } from '../../platform/jobs/job-outbox.js';
import { MAIL_NAMES } from './mail-names.js';
import { SEND_MAIL_JOB } from './mail-outbox.js';
import type { MailKind, MailPayloads } from './mail-template.js';
import { MAIL_TEMPLATES } from './mail-templates.js';
import { MailTuning } from './mail-tuning.js';

/**
 * Longer than the longest pause between two tries of a job, so a mail that waited this long has no job any
 * more.
 */
const JOB_IS_GONE_AFTER = `interval '15 minutes'`;
/** Mails are given up after a day of tries, as mail servers do. Putting a mail back starts a new day. */
const GIVE_UP_AFTER = `interval '1 day'`;

/** A finished mail keeps no secret payload ($3), and no data at all of an erased person. */
const EMPTIED = `
  payload = CASE WHEN $3 OR is_erased THEN '{}' ELSE payload END,
  recipient = CASE WHEN is_erased THEN '' ELSE recipient END`;

/** The body of a bulk mail is stored once with its campaign, not with each recipient. */
const BODY_OF_CAMPAIGN = `coalesce((
  SELECT jsonb_build_object('subject', campaign.subject, 'html', campaign.body_html, 'text', campaign.message)
  FROM campaign WHERE campaign.id = campaign_id AND campaign.body_html IS NOT NULL), '{}')`;

const CLAIMED = `status = 'sending', claimed_at = now(), tries = tries + 1,
  trying_since = coalesce(trying_since, now())`;
const CLAIM = `id, template, payload || ${BODY_OF_CAMPAIGN} AS payload, recipient, tries,
  extract(epoch FROM now() - created_at)::float8 / 60 AS "ageMinutes",
  trying_since < now() - ${GIVE_UP_AFTER} AS "isLastTry", request_id AS "requestId"`;

/**
 * The next status of a mail that was being sent while its campaign was paused or stopped. FOR SHARE waits for
 * a transaction that is just pausing it.
 */
const WAITS_AGAIN = `coalesce((
  SELECT CASE campaign.status WHEN 'paused' THEN 'held' WHEN 'stopped' THEN 'skipped' END
  FROM campaign WHERE campaign.id = mail_message.campaign_id FOR SHARE), 'pending')`;

export interface ClaimedMail {
  readonly id: string;
  readonly template: MailKind;
  readonly payload: MailPayloads[MailKind];
  readonly recipient: string;
  /** The number of claims, which also identifies this claim. */
  readonly tries: number;
  readonly ageMinutes: number;
  readonly isLastTry: boolean;
  /** The request that caused the mail; null for mails of scheduled tasks. */
  readonly requestId: string | null;
}

/**
 * Updates the rows of mails. One conditional UPDATE claims a mail, so that two workers never send it at the
 * same time.
 */
@Injectable()
export class MailClaimsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobOutbox,
    private readonly tuning: MailTuning,
  ) {}

  async claim(mailId: string): Promise<ClaimedMail | undefined> {
    const [rows]: [ClaimedMail[], number] = await this.dataSource.query(
      `UPDATE mail_message SET ${CLAIMED}
       WHERE id = $1 AND (status = 'pending' OR (status = 'sending' AND claimed_at < now() - ${leaseOf('$2')}))
       RETURNING ${CLAIM}`,
      [mailId, this.tuning.leaseSeconds],
    );
    return rows[0];
  }

  /** Claims due mails of campaigns, those that have waited longest first. */
  async claimCampaignMails(limit: number): Promise<ClaimedMail[]> {
    const [rows]: [ClaimedMail[], number] = await this.dataSource.query(
      `UPDATE mail_message SET ${CLAIMED}
       WHERE status = 'pending' AND id = ANY (ARRAY(
         SELECT id FROM mail_message
         WHERE campaign_id IS NOT NULL AND status = 'pending' AND due_at <= now()
         ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED))
       RETURNING ${CLAIM}`,
      [limit],
    );
    return rows;
  }

  /**
   * Ignores who holds the claim now, because the relay's acceptance is final. It is a single statement that
   * commits by itself: once sent, it counts even if this process dies before the answer.
   */
  private async markSent(mail: ClaimedMail, subject: string): Promise<void> {
    // The log entry has no subject, because it may contain a name; the row of the mail has it.
    await this.dataSource.query(
      `WITH sent AS (
         UPDATE mail_message SET status = 'sent', sent_at = now(), last_error = NULL,
           subject = CASE WHEN is_erased THEN NULL ELSE $2 END, ${EMPTIED}
         WHERE id = $1 AND status <> 'sent'
         RETURNING id, recipient, template)
       INSERT INTO log_entry (event_type, username, record_kind, record_id, details)
       SELECT 'email_sent', nullif(recipient, ''), 'mail', id,
         jsonb_build_object('event', 'mail_sent', 'label', $5::text, 'template', template, 'tries', $4::int)
       FROM sent`,
      [mail.id, subject, isSecret(mail), mail.tries, MAIL_NAMES[mail.template]],
    );
  }

  /**
   * Retries while the claim is surely valid, because a short outage of the database must not cause the mail
   * to be sent twice. Throws the last error.
   */
  async noteSent(mail: ClaimedMail, subject: string): Promise<void> {
    const sentAt = performance.now();
    for (;;) {
      try {
        await this.markSent(mail, subject);
        return;
      } catch (cause) {
        if (performance.now() - sentAt > this.tuning.noteWithinMs) throw cause;
        await setTimeout(this.tuning.noteAgainMs);
      }
    }
  }

  /**
   * Releases a mail for another try. The pause doubles with each try and varies randomly by a third, so that
   * a campaign's mails spread.
   */
  async release(mail: ClaimedMail, reason: string): Promise<void> {
    const { firstRetrySeconds, longestRetrySeconds } = this.tuning;
    await this.dataSource.query(
      `UPDATE mail_message SET status = ${WAITS_AGAIN}, last_error = $3,
         due_at = now() + make_interval(secs => least($4::float8 * 2 ^ least(tries - 1, 20), $5) * (1 - random() / 3))
       WHERE id = $1 AND status = 'sending' AND tries = $2`,
      [mail.id, mail.tries, reason, firstRetrySeconds, longestRetrySeconds],
    );
  }

  /** Ends a mail for good, and empties what must not be kept. */
  async close(mail: ClaimedMail, status: 'failed' | 'skipped', reason: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE mail_message SET status = $4,
         last_error = CASE WHEN is_erased THEN NULL ELSE $5 END, ${EMPTIED}
       WHERE id = $1 AND status = 'sending' AND tries = $2`,
      [mail.id, mail.tries, isSecret(mail), status, reason],
    );
  }

  /**
   * Makes a new job for mails whose job was lost with its queue or worker. Mails of campaigns have no jobs:
   * the sender finds them.
   */
  async requeueLost(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [lost]: [{ id: string; isOfCampaign: boolean }[], number] = await manager.query(
        `UPDATE mail_message SET status = ${WAITS_AGAIN}, claimed_at = now()
         WHERE (status = 'sending' AND claimed_at < now() - ${leaseOf('$1')})
            OR (status = 'pending' AND campaign_id IS NULL
              AND coalesce(claimed_at, created_at) < now() - ${JOB_IS_GONE_AFTER})
         RETURNING id, campaign_id IS NOT NULL AS "isOfCampaign"`,
        [this.tuning.leaseSeconds],
      );
      for (const { id, isOfCampaign } of lost) {
        if (!isOfCampaign) await this.jobs.add(manager, { name: SEND_MAIL_JOB, payload: { mailId: id } });
      }
    });
  }
}

function leaseOf(seconds: string): string {
  return `make_interval(secs => ${seconds})`;
}

function isSecret({ template }: ClaimedMail): boolean {
  return MAIL_TEMPLATES[template].isSecret ?? false;
}
