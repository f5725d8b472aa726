import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { LogEventName } from '../../contract/logs/log-event-name.js';
import { AdminChanges } from '../activity-log/admin-changes.service.js';
import { JobOutbox } from '../platform/jobs/job-outbox.js';
import type { Actor } from '../platform/sessions/actor.js';
import { audienceSql } from './audience-sql.js';
import { DELIVER_LETTERS_JOB } from './deliver-letters.service.js';
import { keyOfRepeated, type LetterContent } from './repeated-letter.js';
import { SentMessage } from './sent-message.entity.js';

/** How the log tells of it. */
interface LetterEvent {
  readonly event: LogEventName;
  readonly recordKind: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Whoever asks twice under the same key sends once; without one, whoever asks twice within a minute. */
type NewLetter = LetterContent & LetterEvent & { readonly key: string | null };

export interface StartedLetter {
  readonly id: string;
  readonly recipientCount: number;
}

/** Settles with the click whom a letter goes to; jobs serve them. */
@Injectable()
export class StartLetter {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(AdminChanges) private readonly changes: AdminChanges,
    @Inject(JobOutbox) private readonly jobs: JobOutbox,
  ) {}

  /** Throws no_recipients, message_key_used. */
  start(actor: Actor, letter: NewLetter): Promise<StartedLetter> {
    return this.dataSource.transaction(async (manager) => {
      const key = letter.key ?? (await keyOfRepeated(manager, actor, letter)) ?? randomUUID();
      const id = await this.keep(manager, actor, { ...letter, key });
      if (id === null) return this.startedBefore(manager, { ...letter, key });
      const recipientCount = await this.settleRecipients(manager, id, letter);
      if (recipientCount === 0) throw new AppError('no_recipients');
      await this.record(manager, actor, { id, letter, recipientCount });
      await this.jobs.add(manager, { name: DELIVER_LETTERS_JOB, payload: { sentMessageId: id } });
      return { id, recipientCount };
    });
  }

  /** Null when the key is known: whoever comes second waits here for the first. */
  private async keep(
    manager: EntityManager,
    { adminId }: Actor,
    { key, subject, message, bodyHtml, category, audience, day }: NewLetter,
  ): Promise<string | null> {
    const [kept] = await manager.query<{ id: string }[]>(
      `INSERT INTO sent_message (client_key, subject, message, body_html, category, audience, day, admin_id, admin_name)
       SELECT $1, $2, $3, $4, $5, $6, $7, id, name FROM admin WHERE id = $8
       ON CONFLICT (client_key) DO NOTHING RETURNING id`,
      [key, subject, message, bodyHtml, category, audience, day, adminId],
    );
    return kept?.id ?? null;
  }

  private async startedBefore(
    manager: EntityManager,
    { key, ...letter }: LetterContent & { readonly key: string },
  ): Promise<StartedLetter> {
    const sent = await manager.findOneByOrFail(SentMessage, { clientKey: key });
    const isSame = CONTENT.every((name) => sent[name] === letter[name]);
    if (!isSame) throw new AppError('message_key_used');
    return { id: sent.id, recipientCount: sent.recipientCount };
  }

  /** Whoever has an account reads there; a letter with a body of its own reaches nobody but by mail. */
  private async settleRecipients(
    manager: EntityManager,
    id: string,
    { audience, category, day, bodyHtml }: LetterContent,
  ): Promise<number> {
    const [[settled]] = await manager.query<[[{ recipientCount: number }], number]>(
      `WITH audience AS MATERIALIZED (
         SELECT CASE WHEN $3::boolean THEN customer_id END AS customer_id, email, is_mailed
         FROM (${audienceSql({ audience, category, day })}) person),
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
      [day, id, bodyHtml === null],
    );
    return settled.recipientCount;
  }

  private async record(
    manager: EntityManager,
    actor: Actor,
    { id, letter, recipientCount }: StartedLetter & { readonly letter: NewLetter },
  ): Promise<void> {
    const { event, recordKind, facts, subject } = letter;
    await this.changes.record(manager, actor, {
      type: 'admin_change',
      event,
      recordKind,
      recordId: id,
      label: subject,
      before: null,
      after: { subject, ...facts, recipientCount },
    });
  }
}

const CONTENT = ['subject', 'message', 'bodyHtml', 'category', 'audience', 'day'] as const;
