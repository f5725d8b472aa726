import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobOutbox } from '../../platform/jobs/job-outbox.js';
import { workContext } from '../../platform/logging/work-context.js';
import { SecretBox } from '../../platform/security/secret-box.js';
import { addressesOf, type NoticeKind } from '../../../contract/studio/notice-addresses.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import { sealLinks } from './link-facts.js';
import { MAIL_NAMES } from './mail-names.js';
import type { MailKind, MailPayloads } from './mail-template.js';

export const SEND_MAIL_JOB = 'mail.send';

interface NewMail<K extends MailKind> {
  /** Identifies the mail by its cause, such as 'order-confirmation:{orderId}'. */
  readonly dedupeKey: string;
  readonly template: K;
  readonly payload: MailPayloads[K];
  /** The person has been erased: the row is emptied as soon as the mail is done. */
  readonly isErased?: boolean;
}

/**
 * Queues mails as rows of the caller's transaction: a mail is sent exactly when that commits, and only once
 * per key.
 */
@Injectable()
export class MailOutbox {
  constructor(
    private readonly jobs: JobOutbox,
    private readonly studio: CurrentStudio,
    private readonly box: SecretBox,
  ) {}

  /** Writes nothing for an empty recipient, as of an erased order. */
  async queue<K extends MailKind>(
    manager: EntityManager,
    mail: NewMail<K> & { readonly recipient: string },
  ): Promise<void> {
    if (mail.recipient === '') return;
    const queued: { id: string }[] = await manager.query(
      `INSERT INTO mail_message (dedupe_key, template, payload, recipient, is_erased, subject, request_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (dedupe_key) DO NOTHING RETURNING id`,
      [
        mail.dedupeKey,
        mail.template,
        JSON.stringify(sealLinks(mail.payload, this.box)),
        mail.recipient,
        mail.isErased ?? false,
        MAIL_NAMES[mail.template],
        workContext().requestId ?? null,
      ],
    );
    for (const { id } of queued) {
      await this.jobs.add(manager, { name: SEND_MAIL_JOB, payload: { mailId: id } });
    }
  }

  /** Those of the keys for which no mail was ever queued. */
  async unknown(manager: EntityManager, dedupeKeys: readonly string[]): Promise<string[]> {
    const rows: { key: string }[] = await manager.query(
      `SELECT key FROM unnest($1::text[]) AS key
       WHERE NOT EXISTS (SELECT FROM mail_message WHERE dedupe_key = key)`,
      [dedupeKeys],
    );
    return rows.map(({ key }) => key);
  }

  /** Deletes a mail that no worker has claimed. */
  async withdraw(manager: EntityManager, dedupeKey: string): Promise<void> {
    await manager.query(`DELETE FROM mail_message WHERE dedupe_key = $1 AND status = 'pending'`, [dedupeKey]);
  }

  /** Queues one mail for each address of the kind, so that one that fails does not affect the others. */
  async queueForStudio<K extends MailKind>(
    manager: EntityManager,
    { about, ...mail }: NewMail<K> & { readonly about: NoticeKind },
  ): Promise<void> {
    for (const recipient of addressesOf(this.studio.sections.notices, about)) {
      await this.queue(manager, { ...mail, dedupeKey: `${mail.dedupeKey}:${recipient}`, recipient });
    }
  }
}
