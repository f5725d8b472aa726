import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { LocalDate } from '../../contract/common/dates.js';
import type { Audience } from '../../contract/messages/audience.js';
import { AdminChanges } from '../activity-log/admin-changes.service.js';
import { JobOutbox } from '../platform/jobs/job-outbox.js';
import type { Actor } from '../platform/sessions/actor.js';
import { type AudienceChoice, audienceSql } from './audience-sql.js';
import { DELIVER_MESSAGES_JOB } from './deliver-messages.service.js';
import { SentMessage } from './sent-message.entity.js';

export interface NewLetter extends Omit<AudienceChoice, 'day' | 'audience'> {
  readonly audience: Audience;
  /** Whoever asks twice under the same one sends once. */
  readonly key: string;
  readonly subject: string;
  readonly message: string;
  readonly day?: LocalDate | null;
}

type UnkeyedLetter = Omit<NewLetter, 'key'>;

/** How long the same message from the same admin counts as the same press of a button. */
const REPEAT_SECONDS = 60;

/** Sends a message to a group: whom it reaches is settled with the click, and served by a job. */
@Injectable()
export class SendMessage {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(AdminChanges) private readonly changes: AdminChanges,
    @Inject(JobOutbox) private readonly jobs: JobOutbox,
  ) {}

  /** How many it is for. The same again under its key is not sent again. Throws no_recipients, message_key_used. */
  send(actor: Actor, message: NewLetter): Promise<{ readonly sentCount: number }> {
    return this.dataSource.transaction((manager) => this.sendIn(manager, actor, message));
  }

  /** For clients of old, which make no key: what an admin repeats within a minute is sent once. Throws no_recipients. */
  sendUnkeyed(actor: Actor, message: UnkeyedLetter): Promise<{ readonly sentCount: number }> {
    return this.dataSource.transaction(async (manager) => {
      const key = (await this.keyOfRepeated(manager, actor, message)) ?? randomUUID();
      return this.sendIn(manager, actor, { ...message, key });
    });
  }

  private async sendIn(manager: EntityManager, actor: Actor, message: NewLetter): Promise<Sent> {
    const id = await this.keep(manager, actor, message);
    if (id === null) return this.sentBefore(manager, message);
    const sentCount = await this.settleRecipients(manager, id, choiceOf(message));
    if (sentCount === 0) throw new AppError('no_recipients');
    await this.record(manager, actor, { id, message, sentCount });
    await this.jobs.add(manager, { name: DELIVER_MESSAGES_JOB, payload: { sentMessageId: id } });
    return { sentCount };
  }

  /** Messages of one admin come one after the other here, so that the second sees the first. */
  private async keyOfRepeated(
    manager: EntityManager,
    { adminId }: Actor,
    { subject, message, category, audience, day = null }: UnkeyedLetter,
  ): Promise<string | undefined> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`message of ${adminId}`]);
    const [repeated] = await manager.query<{ key: string }[]>(
      `SELECT client_key AS key FROM sent_message
       WHERE created_at > now() - make_interval(secs => $7) AND admin_id = $1 AND subject = $2 AND message = $3
         AND category = $4 AND audience = $5 AND day IS NOT DISTINCT FROM $6::date
       ORDER BY created_at DESC LIMIT 1`,
      [adminId, subject, message, category, audience, day, REPEAT_SECONDS],
    );
    return repeated?.key;
  }

  /** Null when the key is known: whoever comes second waits here for the first. */
  private async keep(
    manager: EntityManager,
    { adminId }: Actor,
    { key, subject, message, category, audience, day = null }: NewLetter,
  ): Promise<string | null> {
    const [kept] = await manager.query<{ id: string }[]>(
      `INSERT INTO sent_message (client_key, subject, message, category, audience, day, admin_id, admin_name)
       SELECT $1, $2, $3, $4, $5, $6, id, name FROM admin WHERE id = $7
       ON CONFLICT (client_key) DO NOTHING RETURNING id`,
      [key, subject, message, category, audience, day, adminId],
    );
    return kept?.id ?? null;
  }

  private async sentBefore(manager: EntityManager, message: NewLetter): Promise<Sent> {
    const sent = await manager.findOneByOrFail(SentMessage, { clientKey: message.key });
    if (!isSame(sent, message)) throw new AppError('message_key_used');
    return { sentCount: sent.recipientCount };
  }

  private async settleRecipients(
    manager: EntityManager,
    id: string,
    choice: AudienceChoice,
  ): Promise<number> {
    const [[settled]] = await manager.query<[[{ recipientCount: number }], number]>(
      `WITH audience AS MATERIALIZED (${audienceSql(choice)}),
       reached AS (
         INSERT INTO sent_message_recipient (sent_message_id, customer_id, email)
         SELECT $2::uuid, customer_id, CASE WHEN is_mailed THEN email END FROM audience
         WHERE customer_id IS NOT NULL OR is_mailed)
       UPDATE sent_message SET recipient_count = counted.reached, account_count = counted.accounts,
         mail_count = counted.mails, skipped_count = counted.skipped
       FROM (SELECT (count(*) FILTER (WHERE customer_id IS NOT NULL OR is_mailed))::int AS reached,
                    count(customer_id)::int AS accounts,
                    (count(*) FILTER (WHERE is_mailed))::int AS mails,
                    (count(*) FILTER (WHERE NOT is_mailed))::int AS skipped FROM audience) counted
       WHERE sent_message.id = $2::uuid RETURNING sent_message.recipient_count AS "recipientCount"`,
      [choice.day, id],
    );
    return settled.recipientCount;
  }

  private async record(
    manager: EntityManager,
    actor: Actor,
    { id, message, sentCount }: { id: string; message: NewLetter; sentCount: number },
  ): Promise<void> {
    const { subject, category, audience, day = null } = message;
    await this.changes.record(manager, actor, {
      type: 'admin_change',
      event: 'message_sent',
      recordKind: 'sent_message',
      recordId: id,
      label: subject,
      before: null,
      after: { subject, category, audience, day, message: message.message, recipientCount: sentCount },
    });
  }
}

interface Sent {
  readonly sentCount: number;
}

function isSame(sent: SentMessage, { subject, message, category, audience, day = null }: NewLetter): boolean {
  return (
    sent.subject === subject &&
    sent.message === message &&
    sent.category === category &&
    sent.audience === audience &&
    sent.day === day &&
    sent.bodyHtml === null
  );
}

function choiceOf({ audience, category, day = null }: NewLetter): AudienceChoice {
  return { audience, category, day };
}
