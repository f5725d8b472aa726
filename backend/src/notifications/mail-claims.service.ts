import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { recordEvent } from '../activity-log/record-event.js';
import { JobOutbox } from '../platform/jobs/job-outbox.js';
import { SEND_MAIL_JOB } from './mail-outbox.js';
import type { MailKind, MailPayloads } from './mail-template.js';
import { MAIL_TEMPLATES } from './mail-templates.js';

/** A claim older than this belongs to a process that died. */
const LEASE = `interval '2 minutes'`;
/** Longer than the longest pause between two tries of a job: a mail this quiet has no job any more. */
const JOB_IS_GONE_AFTER = `interval '15 minutes'`;
/** As mail servers do: after a day of trying the mail is given up. */
const GIVE_UP_AFTER = `interval '1 day'`;

/** What is done keeps no secret ($3), and nothing at all of somebody whom the shop knows no longer. */
const EMPTIED = `
  payload = CASE WHEN $3 OR is_forgotten THEN '{}' ELSE payload END,
  recipient = CASE WHEN is_forgotten THEN '' ELSE recipient END`;

/** The body of a bulk mail stands with its letter, not with each of its recipients. */
const BODY_OF_LETTER = `coalesce((
  SELECT jsonb_build_object('subject', letter.subject, 'html', letter.body_html, 'text', letter.message)
  FROM sent_message letter WHERE letter.id = sent_message_id AND letter.body_html IS NOT NULL), '{}')`;

export interface ClaimedMail {
  readonly id: string;
  readonly template: MailKind;
  readonly payload: MailPayloads[MailKind];
  readonly recipient: string;
  /** Counts claims, so that it also names this one. */
  readonly tries: number;
  readonly ageMinutes: number;
  readonly isLastTry: boolean;
}

/** What becomes of a mail's row. One conditional UPDATE claims it, so two workers never send it at the same time. */
@Injectable()
export class MailClaims {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(JobOutbox) private readonly jobs: JobOutbox,
  ) {}

  async claim(mailId: string): Promise<ClaimedMail | undefined> {
    const [rows]: [ClaimedMail[], number] = await this.dataSource.query(
      `UPDATE mail_message SET status = 'sending', claimed_at = now(), tries = tries + 1
       WHERE id = $1 AND (status = 'pending' OR (status = 'sending' AND claimed_at < now() - ${LEASE}))
       RETURNING id, template, payload || ${BODY_OF_LETTER} AS payload, recipient, tries,
         extract(epoch FROM now() - created_at)::float8 / 60 AS "ageMinutes",
         created_at < now() - ${GIVE_UP_AFTER} AS "isLastTry"`,
      [mailId],
    );
    return rows[0];
  }

  /** Whoever holds the claim by now: the relay took it, and that is final. */
  async markSent(mail: ClaimedMail, subject: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [sent]: [{ recipient: string }[], number] = await manager.query(
        `UPDATE mail_message SET status = 'sent', sent_at = now(), last_error = NULL,
           subject = CASE WHEN is_forgotten THEN NULL ELSE $2 END, ${EMPTIED}
         WHERE id = $1 AND status <> 'sent'
         RETURNING recipient`,
        [mail.id, subject, isSecret(mail)],
      );
      // Without the subject, which may name somebody; the row knows it as long as it is kept.
      for (const { recipient } of sent) {
        await recordEvent(manager, {
          type: 'email_sent',
          username: recipient || null,
          record: { kind: 'mail', id: mail.id },
          details: { event: 'mail_sent', label: mail.template, tries: mail.tries },
        });
      }
    });
  }

  /** For another try. */
  async giveBack(mail: ClaimedMail, reason: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE mail_message SET status = 'pending', last_error = $3
       WHERE id = $1 AND status = 'sending' AND tries = $2`,
      [mail.id, mail.tries, reason],
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

  /** Mails whose job vanished with its queue or its worker get a new one. */
  async requeueForgotten(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [forgotten]: [{ id: string }[], number] = await manager.query(
        `UPDATE mail_message SET status = 'pending', claimed_at = now()
         WHERE (status = 'sending' AND claimed_at < now() - ${LEASE})
            OR (status = 'pending' AND coalesce(claimed_at, created_at) < now() - ${JOB_IS_GONE_AFTER})
         RETURNING id`,
      );
      for (const { id } of forgotten) {
        await this.jobs.add(manager, { name: SEND_MAIL_JOB, payload: { mailId: id } });
      }
    });
  }
}

function isSecret({ template }: ClaimedMail): boolean {
  return MAIL_TEMPLATES[template].isSecret ?? false;
}
