import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { JobOutbox } from '../../platform/jobs/job-outbox.js';
import { MAIL_NAMES } from './mail-names.js';
import { SEND_MAIL_JOB } from './mail-outbox.js';
import type { MailKind, MailPayloads } from './mail-template.js';
import { MAIL_TEMPLATES } from './mail-templates.js';
import { MailTuning } from './mail-tuning.js';

/** Longer than the longest pause between two tries of a job: a mail this quiet has no job any more. */
const JOB_IS_GONE_AFTER = `interval '15 minutes'`;
/** As mail servers do: after a day of trying the mail is given up. Whoever puts it back begins that day anew. */
const GIVE_UP_AFTER = `interval '1 day'`;

/** What is done keeps no secret ($3), and nothing at all of somebody whom the shop knows no longer. */
const EMPTIED = `
  payload = CASE WHEN $3 OR is_forgotten THEN '{}' ELSE payload END,
  recipient = CASE WHEN is_forgotten THEN '' ELSE recipient END`;

/** The body of a bulk mail stands with its campaign, not with each of its recipients. */
const BODY_OF_CAMPAIGN = `coalesce((
  SELECT jsonb_build_object('subject', campaign.subject, 'html', campaign.body_html, 'text', campaign.message)
  FROM sent_message campaign WHERE campaign.id = sent_message_id AND campaign.body_html IS NOT NULL), '{}')`;

const CLAIMED = `status = 'sending', claimed_at = now(), tries = tries + 1,
  trying_since = coalesce(trying_since, now())`;
const CLAIM = `id, template, payload || ${BODY_OF_CAMPAIGN} AS payload, recipient, tries,
  extract(epoch FROM now() - created_at)::float8 / 60 AS "ageMinutes",
  trying_since < now() - ${GIVE_UP_AFTER} AS "isLastTry", request_id AS "requestId"`;

/** A mail that was in hand while its campaign was paused is paused as well; whoever pauses it right now is waited for. */
const WAITS_AGAIN = `coalesce((
  SELECT CASE campaign.status WHEN 'paused' THEN 'held' WHEN 'stopped' THEN 'skipped' END
  FROM sent_message campaign WHERE campaign.id = mail_message.sent_message_id FOR SHARE), 'pending')`;

export interface ClaimedMail {
  readonly id: string;
  readonly template: MailKind;
  readonly payload: MailPayloads[MailKind];
  readonly recipient: string;
  /** Counts claims, so that it also names this one. */
  readonly tries: number;
  readonly ageMinutes: number;
  readonly isLastTry: boolean;
  /** The request that asked for it; null for what the shop does by itself. */
  readonly requestId: string | null;
}

/** What becomes of a mail's row. One conditional UPDATE claims it, so two workers never send it at the same time. */
@Injectable()
export class MailClaimsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
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

  /** The mails of campaigns that have waited longest, of those whose time has come. */
  async claimCampaignMails(limit: number): Promise<ClaimedMail[]> {
    const [rows]: [ClaimedMail[], number] = await this.dataSource.query(
      `UPDATE mail_message SET ${CLAIMED}
       WHERE status = 'pending' AND id = ANY (ARRAY(
         SELECT id FROM mail_message
         WHERE sent_message_id IS NOT NULL AND status = 'pending' AND due_at <= now()
         ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED))
       RETURNING ${CLAIM}`,
      [limit],
    );
    return rows;
  }

  /**
   * Whoever holds the claim by now: the relay took it, and that is final. One statement that commits by itself: once
   * it is on its way to the database, it counts even if this process dies before the answer.
   */
  private async markSent(mail: ClaimedMail, subject: string): Promise<void> {
    // The entry is without the subject, which may name somebody; the row knows it as long as it is kept.
    await this.dataSource.query(
      `WITH sent AS (
         UPDATE mail_message SET status = 'sent', sent_at = now(), last_error = NULL,
           subject = CASE WHEN is_forgotten THEN NULL ELSE $2 END, ${EMPTIED}
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
   * As long as the claim surely lasts: a database that is away for a while is no reason to send the mail again. Throws
   * what the last try threw.
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

  /** For another try; of a campaign's mail after a pause that doubles, a third of it left to chance. */
  async giveBack(mail: ClaimedMail, reason: string): Promise<void> {
    const { firstRetrySeconds, longestRetrySeconds } = this.tuning;
    await this.dataSource.query(
      `UPDATE mail_message SET status = ${WAITS_AGAIN}, last_error = $3,
         due_at = now() + make_interval(secs => least($4::float8 * 2 ^ least(tries - 1, 20), $5) * (1 - random() / 3))
       WHERE id = $1 AND status = 'sending' AND tries = $2`,
      [mail.id, mail.tries, reason, firstRetrySeconds, longestRetrySeconds],
    );
  }

  /** For good, and with what was to be forgotten. */
  async close(mail: ClaimedMail, status: 'failed' | 'skipped', reason: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE mail_message SET status = $4,
         last_error = CASE WHEN is_forgotten THEN NULL ELSE $5 END, ${EMPTIED}
       WHERE id = $1 AND status = 'sending' AND tries = $2`,
      [mail.id, mail.tries, isSecret(mail), status, reason],
    );
  }

  /** Mails whose job vanished with its queue or its worker get a new one; campaigns need none, their lane looks itself. */
  async requeueForgotten(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [forgotten]: [{ id: string; isOfCampaign: boolean }[], number] = await manager.query(
        `UPDATE mail_message SET status = ${WAITS_AGAIN}, claimed_at = now()
         WHERE (status = 'sending' AND claimed_at < now() - ${leaseOf('$1')})
            OR (status = 'pending' AND sent_message_id IS NULL
              AND coalesce(claimed_at, created_at) < now() - ${JOB_IS_GONE_AFTER})
         RETURNING id, sent_message_id IS NOT NULL AS "isOfCampaign"`,
        [this.tuning.leaseSeconds],
      );
      for (const { id, isOfCampaign } of forgotten) {
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
