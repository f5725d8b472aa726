import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { StartBulkMailDto } from '../../contract/email/bulk-mail.dto.js';
import { AdminChanges } from '../activity-log/admin-changes.service.js';
import { audienceSql } from '../messages/audience-sql.js';
import { DELIVER_MESSAGES_JOB } from '../messages/deliver-messages.service.js';
import type { SentMessage } from '../messages/sent-message.entity.js';
import { mailText } from '../notifications/mail-html.js';
import { JobOutbox } from '../platform/jobs/job-outbox.js';
import type { Actor } from '../platform/sessions/actor.js';
import { BULK_GROUPS, commercialAudience } from './bulk-audience.js';

type StartedLetter = Pick<SentMessage, 'id' | 'subject' | 'bodyHtml' | 'audience' | 'recipientCount'>;

export interface Started {
  readonly id: string;
  readonly recipientCount: number;
}

/** Settles with the click whom a bulk mail goes to; jobs serve them. */
@Injectable()
export class StartBulkMail {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(AdminChanges) private readonly changes: AdminChanges,
    @Inject(JobOutbox) private readonly jobs: JobOutbox,
  ) {}

  /** The same again under its key is not sent again. Throws no_recipients, message_key_used. */
  async start(actor: Actor, letter: StartBulkMailDto): Promise<Started> {
    return this.dataSource.transaction(async (manager) => {
      const id = await this.keep(manager, actor, letter);
      if (id === null) return this.startedBefore(manager, letter);
      const recipientCount = await this.settleRecipients(manager, id, letter);
      if (recipientCount === 0) throw new AppError('no_recipients');
      const { subject, audience, body } = letter;
      await this.changes.record(manager, actor, {
        type: 'admin_change',
        event: 'bulk_mail_started',
        recordKind: 'bulk_mail',
        recordId: id,
        label: subject,
        before: null,
        after: { subject, audience, body, recipientCount },
      });
      await this.jobs.add(manager, { name: DELIVER_MESSAGES_JOB, payload: { sentMessageId: id } });
      return { id, recipientCount };
    });
  }

  /** Null when the key is known: whoever comes second waits here for the first. */
  private async keep(
    manager: EntityManager,
    { adminId }: Actor,
    { key, subject, body, audience }: StartBulkMailDto,
  ): Promise<string | null> {
    const [kept] = await manager.query<{ id: string }[]>(
      `INSERT INTO sent_message (client_key, subject, message, body_html, category, audience, admin_id, admin_name)
       SELECT $1, $2, $3, $4, 'promosyon', $5, id, name FROM admin WHERE id = $6
       ON CONFLICT (client_key) DO NOTHING RETURNING id`,
      [key, subject, mailText(body), body, BULK_GROUPS[audience], adminId],
    );
    return kept?.id ?? null;
  }

  private async startedBefore(
    manager: EntityManager,
    { key, subject, body, audience }: StartBulkMailDto,
  ): Promise<Started> {
    const [sent] = await manager.query<StartedLetter[]>(
      `SELECT id, subject, body_html AS "bodyHtml", audience, recipient_count AS "recipientCount"
       FROM sent_message WHERE client_key = $1`,
      [key],
    );
    const isSame =
      sent?.subject === subject && sent.bodyHtml === body && sent.audience === BULK_GROUPS[audience];
    if (!sent || !isSame) throw new AppError('message_key_used');
    return { id: sent.id, recipientCount: sent.recipientCount };
  }

  private async settleRecipients(
    manager: EntityManager,
    id: string,
    { audience }: StartBulkMailDto,
  ): Promise<number> {
    const [[settled]] = await manager.query<[[{ recipientCount: number }], number]>(
      `WITH audience AS MATERIALIZED (${audienceSql(commercialAudience(audience))}),
       reached AS (
         INSERT INTO sent_message_recipient (sent_message_id, email)
         SELECT $2::uuid, email FROM audience WHERE is_mailed)
       UPDATE sent_message SET recipient_count = counted.mails, mail_count = counted.mails,
         skipped_count = counted.skipped
       FROM (SELECT (count(*) FILTER (WHERE is_mailed))::int AS mails,
                    (count(*) FILTER (WHERE NOT is_mailed))::int AS skipped FROM audience
             ) counted
       WHERE sent_message.id = $2::uuid RETURNING sent_message.recipient_count AS "recipientCount"`,
      [null, id],
    );
    return settled.recipientCount;
  }
}
